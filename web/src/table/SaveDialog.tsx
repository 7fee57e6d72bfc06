// A match or a position for later: as files, with what this viewer may know.

import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '../faults';
import { saveFile, saveJson } from '../files';
import { useWords } from '../language';
import { isLocal } from '../local/ids';
import { useGame } from '../queries';
import { collect, saveCopy, saveRecord, write } from '../replay/file';
import { Button, Modal, Note } from '../ui/kit';
import type { MatchInfo, Update } from '../wire';
import { positionOf } from './position';
import { useShown, useTable } from './store';

export function SaveDialog({ close, info }: { close(): void; info: MatchInfo }) {
  const { t } = useWords();
  const view = useShown();
  if (!view) return null;
  return (
    <Modal title={t('save.title')} close={close}>
      <div className="grid gap-6">
        <SaveMatch info={info} seat={view.update.seat} />
        <SavePosition info={info} update={view.update} />
      </div>
    </Modal>
  );
}

function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className="grid justify-items-start gap-2">
      <h3 className="serif text-lg font-semibold">{title}</h3>
      <p className="text-sm text-soft">{about}</p>
      {children}
    </section>
  );
}

function SaveMatch({ info, seat }: { info: MatchInfo; seat: number | undefined }) {
  const { t } = useWords();
  const over = info.phase === 'over' || info.phase === 'archive';
  const local = isLocal(info.id);
  const [step, setStep] = useState({ at: 0, of: 0 });
  // Whoever closes the dialogue has changed their mind.
  const stop = useRef(new AbortController());
  useEffect(() => {
    const ending = new AbortController();
    stop.current = ending;
    return () => ending.abort();
  }, []);
  const save = useMutation({
    mutationFn: async () => {
      if (over) return saveRecord(info.id, info.game);
      if (local) return saveCopy(info.id, info.game);
      const viewer = seat === undefined ? 'spectator' : String(seat);
      const replay = await collect(info, viewer, (at, of) => setStep({ at, of }), stop.current.signal);
      saveFile(`${info.game}-replay-${info.id}.json`, write(replay));
    },
  });
  return (
    <Part
      title={t('save.match')}
      about={t(over ? 'save.match_over' : local ? 'save.match_local' : 'save.match_so_far')}
    >
      <Button look="main" disabled={save.isPending} onClick={() => save.mutate()}>
        {t('save.match_save')}
      </Button>
      <p role="status" className="text-sm">
        {save.isPending && step.of > 0 && t('save.match_step', step)}
        {save.isSuccess && t(local && !over ? 'save.match_local_done' : 'save.match_done')}
      </p>
      {save.error && <Trouble error={save.error} />}
    </Part>
  );
}

function SavePosition({ info, update }: { info: MatchInfo; update: Update }) {
  const { t } = useWords();
  const game = useGame(info.game);
  const views = useTable((table) => table.views);
  const found = useQuery({
    queryKey: ['position', info.id, info.phase, update.seat ?? 'watch', update.number],
    queryFn: () => positionOf(info, game, update, Object.values(views)),
    staleTime: 0,
  });
  const hidden = found.isSuccess && found.data === null;
  return (
    <Part title={t('save.position')} about={hidden ? t('save.position_hidden') : t('save.position_about')}>
      {!hidden && (
        <Button
          disabled={!found.isSuccess}
          onClick={() => saveJson(`${info.game}-position-${info.id}.json`, found.data)}
        >
          {found.isPending ? t('save.position_looking') : t('save.position_save')}
        </Button>
      )}
      {found.error && <Trouble error={found.error} />}
    </Part>
  );
}

function Trouble({ error }: { error: Error }) {
  return (
    <div role="alert">
      <Note tone="bad">{errorText(error)}</Note>
    </div>
  );
}
