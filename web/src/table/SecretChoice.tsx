// A secret choice that others make at the same time: the one thing that comes in a dialogue of its
// own. Closing it leaves the choice on the board and in the list, as every other.

import { Suspense, useEffect, useState } from 'react';
import { secretOf } from '../boards/board';
import { useWords } from '../language';
import { Button, Modal, Spinner } from '../ui/kit';
import { type Say, sentence } from '../words';
import { OptionButton } from './OptionButton';
import { Confirming } from './PromptDock';
import { useShown, useTable } from './store';

export function SecretChoice({ game, say }: { game: string; say: Say }) {
  const { t } = useWords();
  const view = useShown();
  const choose = useTable((table) => table.choose);
  const sending = useTable((table) => table.sending);
  const [closed, setClosed] = useState<number | null>(null);
  const prompt = view?.update.prompt;
  const number = view?.update.number ?? 0;
  const Stage = prompt && prompt.options.length > 0 ? secretOf(game, prompt.ask.key) : undefined;
  const open = Stage !== undefined && closed !== number;
  const count = prompt?.options.length ?? 0;
  useEffect(() => {
    if (!open) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
      // The rules may lie over this dialogue.
      if (document.querySelectorAll('dialog[open]').length > 1) return;
      const index = Number(event.key) - 1;
      if (index < count) choose(index);
      event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [open, count, choose]);
  if (!Stage || !view || !prompt) return null;
  if (!open)
    return (
      <>
        <Confirming say={say} />
        <Button look="main" onClick={() => setClosed(null)}>
          {t('secret.open')}
        </Button>
      </>
    );
  return (
    // It opens when all of it is there, and does not grow under the pointer.
    <Suspense fallback={<Spinner label={t('common.loading')} />}>
      <Modal title={sentence(say(prompt.ask))} close={() => setClosed(number)} wide>
        <p className="mb-3 text-sm text-soft">{t('secret.note')}</p>
        <Stage
          view={view.update.view}
          prompt={prompt}
          say={say}
          option={(index, picture) => {
            const option = prompt.options[index];
            return option ? (
              <OptionButton option={option} index={index} number={index + 1} say={say} picture={picture} />
            ) : null;
          }}
        />
        <div className="mt-3" aria-busy={sending !== null}>
          <Confirming say={say} />
        </div>
      </Modal>
    </Suspense>
  );
}
