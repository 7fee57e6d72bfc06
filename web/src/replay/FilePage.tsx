// `/replay`: a file from this device, and the replay that it holds.

import { Component, type ReactNode, useMemo, useState } from 'react';
import { errorText } from '../faults';
import { Unreadable } from '../files';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import { useGame, useGames, useHasWords, useSay } from '../queries';
import { seatWords } from '../table/names';
import { Note, Panel, Spinner } from '../ui/kit';
import type { Replay } from './file';
import { OpenFile } from './OpenFile';
import { useOpened } from './open';
import { oneStep, Player } from './Player';

export default function FilePage() {
  const { t } = useWords();
  const replay = useOpened((opened) => opened.replay);
  if (replay) return <FileReplay key={replay.saved} replay={replay} />;
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-8">
      <h1 className="text-3xl font-semibold">{t('replay.open_title')}</h1>
      <Panel className="mt-6 border-2 border-dashed p-8">
        <p className="mb-4">{t('replay.open_about')}</p>
        <OpenFile label={t('replay.open')} />
      </Panel>
    </div>
  );
}

function FileReplay({ replay }: { replay: Replay }) {
  const { t, language } = useWords();
  const games = useGames();
  const game = useGame(replay.game);
  const say = useSay(replay.game);
  const spoken = useHasWords(replay.game);
  const titles = useTitles();
  const [span, go] = useState(oneStep(0));
  const moments = useMemo(() => replay.moments.slice(span.from, span.at + 1), [replay, span]);
  if (games.data && !game) return <Wrong place="game" />;
  if (!spoken) return <Spinner label={t('common.loading')} />;
  const seat = /^\d+$/.test(replay.viewer) ? Number(replay.viewer) : undefined;
  const who = seat === undefined ? t('replay.a_spectator') : seatWords(game, seat, say, t);
  const sitters = replay.seats.flatMap((one) => titles.sitter(one) ?? []);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="mx-auto flex w-full max-w-[110rem] flex-1 flex-col gap-3 px-3 py-3 sm:px-4">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-semibold">
          {t('replay.of', { game: game ? titles.title(game) : replay.game })}
        </h1>
        <p className="text-sm text-soft">
          {t('replay.from_file', { who, when: when.format(replay.saved) })}
          {sitters.length > 0 && ` ${sitters.join(' · ')}`}
        </p>
        <div className="ml-auto">
          <OpenFile label={t('replay.other')} />
        </div>
      </div>
      <Guard>
        <Player
          game={replay.game}
          viewer={replay.viewer}
          steps={replay.steps}
          {...span}
          go={go}
          shown={replay.moments[span.at]}
          moments={moments}
        />
      </Guard>
    </div>
  );
}

function Wrong({ place }: { place: string }) {
  const { t } = useWords();
  return (
    <div role="alert" className="mx-auto grid w-full max-w-md gap-4 p-6">
      <Note tone="bad">{errorText(new Unreadable('file.broken', { file: t('replay.of_file'), place }))}</Note>
      <OpenFile label={t('replay.other')} />
    </div>
  );
}

/** A board draws what the rules sent; a file may hold anything. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? <Wrong place="view" /> : this.props.children;
  }
}
