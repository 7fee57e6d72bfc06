import { LANGUAGES, useWords } from '../language';
import { type Confirm, type Motion, type Pace, type Theme, useSettings } from '../settings';
import { bell } from '../sound';
import { allowNotices, noticesAre } from '../table/turn';
import { Field, inputStyle, Modal, Note } from './kit';

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

const SIZES = [
  [0.85, 'small'],
  [1, 'usual'],
  [1.25, 'large'],
] as const;

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
        <Field label={t('settings.pace')}>
          <select
            className={inputStyle}
            value={settings.pace}
            onChange={(event) => settings.set({ pace: event.target.value as Pace })}
          >
            <option value="auto">{t('settings.pace_auto')}</option>
            <option value="step">{t('settings.pace_step')}</option>
            <option value="once">{t('settings.pace_once')}</option>
          </select>
        </Field>
        {settings.pace === 'auto' && (
          <Field label={t('settings.speed')}>
            <select
              className={inputStyle}
              value={settings.speed}
              onChange={(event) => settings.set({ speed: Number(event.target.value) })}
            >
              <option value={0.6}>{t('settings.speed_slow')}</option>
              <option value={1}>{t('settings.speed_usual')}</option>
              <option value={2}>{t('settings.speed_fast')}</option>
            </select>
          </Field>
        )}
        <Field label={t('settings.confirm')}>
          <select
            className={inputStyle}
            value={settings.confirm}
            onChange={(event) => settings.set({ confirm: event.target.value as Confirm })}
          >
            <option value="warned">{t('settings.confirm_warned')}</option>
            <option value="always">{t('settings.confirm_always')}</option>
            <option value="never">{t('settings.confirm_never')}</option>
          </select>
        </Field>
        {(['cards', 'tokens'] as const).map((what) => (
          <Field key={what} label={t(`settings.${what}`)}>
            <select
              className={inputStyle}
              value={settings[what]}
              onChange={(event) => settings.set({ [what]: Number(event.target.value) })}
            >
              {SIZES.map(([size, name]) => (
                <option key={name} value={size}>
                  {t(`settings.size_${name}`)}
                </option>
              ))}
            </select>
          </Field>
        ))}
        <Switch
          label={t('settings.contrast')}
          on={settings.contrast}
          set={(contrast) => settings.set({ contrast })}
        />
        <Switch
          label={t('settings.sound')}
          on={settings.sound}
          set={(sound) => settings.set({ sound, offered: true })}
        />
        {settings.sound && (
          <Field label={t('settings.volume')}>
            <input
              type="range"
              min={0.1}
              max={1}
              step={0.1}
              value={settings.volume}
              onChange={(event) => {
                settings.set({ volume: Number(event.target.value) });
                bell();
              }}
              className="w-full accent-[var(--accent)]"
            />
          </Field>
        )}
        {noticesAre() !== 'missing' && (
          <Switch
            label={t('settings.notices')}
            on={settings.notices && noticesAre() === 'granted'}
            set={(on) => {
              if (!on) settings.set({ notices: false });
              else void allowNotices().then((notices) => settings.set({ notices, noticesOffered: true }));
            }}
          />
        )}
        {noticesAre() === 'denied' && <Note tone="info">{t('settings.notices_denied')}</Note>}
        <Switch label={t('settings.times')} on={settings.times} set={(times) => settings.set({ times })} />
      </div>
    </Modal>
  );
}
