import { LANGUAGES, useWords } from '../language';
import { type Motion, type Theme, useSettings } from '../settings';
import { Field, inputStyle, Modal } from './kit';

function Switch({ label, on, set }: { label: string; on: boolean; set(on: boolean): void }) {
  return (
    <label className="flex items-start gap-3 text-sm">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => set(event.target.checked)}
        className="mt-0.5 size-5 accent-[var(--accent)]"
      />
      <span className="font-medium">{label}</span>
    </label>
  );
}

export function SettingsDialog({ close }: { close(): void }) {
  const { t, language } = useWords();
  const settings = useSettings();
  return (
    <Modal title={t('settings.title')} close={close}>
      <div className="grid gap-5">
        <Field label={t('settings.language')}>
          <select
            className={inputStyle}
            value={language}
            onChange={(event) => settings.set({ language: event.target.value })}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t('settings.theme')}>
          <select
            className={inputStyle}
            value={settings.theme}
            onChange={(event) => settings.set({ theme: event.target.value as Theme })}
          >
            <option value="system">{t('settings.system')}</option>
            <option value="light">{t('settings.light')}</option>
            <option value="dark">{t('settings.dark')}</option>
          </select>
        </Field>
        <Field label={t('settings.motion')}>
          <select
            className={inputStyle}
            value={settings.motion}
            onChange={(event) => settings.set({ motion: event.target.value as Motion })}
          >
            <option value="system">{t('settings.system')}</option>
            <option value="full">{t('settings.motion_full')}</option>
            <option value="reduced">{t('settings.motion_reduced')}</option>
          </select>
        </Field>
        <Switch
          label={t('settings.contrast')}
          on={settings.contrast}
          set={(contrast) => settings.set({ contrast })}
        />
        <Switch label={t('settings.sound')} on={settings.sound} set={(sound) => settings.set({ sound })} />
        <Switch label={t('settings.times')} on={settings.times} set={(times) => settings.set({ times })} />
      </div>
    </Modal>
  );
}
