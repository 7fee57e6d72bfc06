// The table's dialogues: taking back, giving up, inviting, reporting a fault, and all keys.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../api';
import { missing } from '../fair/shares';
import { saveJson } from '../files';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import { linkTo } from '../server';
import { Button, Field, inputStyle, Modal, Note } from '../ui/kit';
import type { MatchInfo } from '../wire';
import { type Say, sentence } from '../words';
import { useShown, useTable } from './store';

export function UndoDialog({ say, info }: { say: Say; info: MatchInfo }) {
  const { t } = useWords();
  const titles = useTitles();
  const plan = useTable((table) => table.undoPlan);
  const undo = useTable((table) => table.undo);
  const clear = useTable((table) => table.clear);
  if (!plan) return null;
  const names = plan.asks.map(
    (seat) => titles.sitter(info.seats[seat]) ?? t('seat.number', { number: seat + 1 }),
  );
  return (
    <Modal title={t('undo.title')} close={clear}>
      {plan.unlearned.length > 0 && (
        <>
          <p className="text-sm">{t('undo.unlearned')}</p>
          <ul className="my-2 list-disc pl-5 text-sm">
            {plan.unlearned.map((words, at) => (
              <li key={at}>{sentence(say(words))}</li>
            ))}
          </ul>
        </>
      )}
      <p className="text-sm text-soft">
        {plan.asks.length > 0 ? t('undo.asks', { who: names }) : t('undo.marked')}
      </p>
      {/* A long list goes on under the buttons, which stay in reach. */}
      <div className="sticky -bottom-4 -mx-5 -mb-4 mt-4 flex justify-end gap-2 bg-sheet px-5 pb-4 pt-2">
        <Button look="quiet" onClick={clear}>
          {t('common.cancel')}
        </Button>
        <Button look="main" onClick={undo}>
          {plan.asks.length > 0 ? t('undo.ask') : t('undo.do')}
        </Button>
      </div>
    </Modal>
  );
}

/** Somebody else wants to take something back, or has heard the answer. */
export function UndoNewsBar({ say, info }: { say: Say; info: MatchInfo }) {
  const { t } = useWords();
  const news = useTable((table) => table.undoNews);
  const consent = useTable((table) => table.consent);
  const forget = useTable((table) => table.forgetUndoNews);
  const view = useShown();
  const titles = useTitles();
  if (!news) return null;
  const who = titles.sitter(info.seats[news.seat]) ?? t('seat.number', { number: news.seat + 1 });
  const own = view?.update.seat;
  if (news.granted !== undefined)
    return (
      <div role="status">
        <Note tone="info">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {news.granted ? t('undo.granted') : t('undo.denied')}
            <Button look="quiet" onClick={forget}>
              {t('undo.close')}
            </Button>
          </span>
        </Note>
      </div>
    );
  const mine = own !== undefined && news.plan?.asks.includes(own);
  return (
    <div role="alert">
      <Note tone="warn">
        <p className="font-medium">{own === news.seat ? t('undo.waiting') : t('undo.wanted', { who })}</p>
        {(news.plan?.unlearned.length ?? 0) > 0 && <p className="mt-1">{t('undo.unlearns')}</p>}
        {(news.plan?.unlearned.length ?? 0) > 0 && (
          <ul className="mt-1 list-disc pl-5">
            {news.plan?.unlearned.map((words, at) => (
              <li key={at}>{sentence(say(words))}</li>
            ))}
          </ul>
        )}
        {mine && own !== news.seat && (
          <div className="mt-2 flex gap-2">
            <Button look="main" onClick={() => consent(true)}>
              {t('undo.agree')}
            </Button>
            <Button onClick={() => consent(false)}>{t('undo.refuse')}</Button>
          </div>
        )}
      </Note>
    </div>
  );
}

export function ResignDialog({ close }: { close(): void }) {
  const { t } = useWords();
  const resign = useTable((table) => table.resign);
  return (
    <Modal title={t('resign.title')} close={close}>
      <p className="text-sm">{t('resign.sure')}</p>
      <div className="mt-4 flex justify-end gap-2">
        <Button look="quiet" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            resign();
            close();
          }}
        >
          {t('resign.do')}
        </Button>
      </div>
    </Modal>
  );
}

export function CopyLink({ label, link }: { label: string; link: string }) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  return (
    <Field label={label}>
      <span className="flex gap-2">
        <input className={inputStyle} readOnly value={link} onFocus={(event) => event.target.select()} />
        <Button
          onClick={() => {
            navigator.clipboard?.writeText(link).then(
              () => setCopied(true),
              () => {},
            );
          }}
        >
          {copied ? t('common.copied') : t('common.copy')}
        </Button>
      </span>
    </Field>
  );
}

/** Before all seats are taken: links to hand on. */
export function WaitingRoom({ info }: { info: MatchInfo }) {
  const { t } = useWords();
  const go = useNavigate();
  const invitations = useQuery({
    queryKey: ['invitations', info.id, info.updated],
    queryFn: () => api.invitations(info.id),
    enabled: info.host && info.seats.some((seat) => seat.holder === 'invited'),
  });
  const open = info.seats.some((seat) => seat.holder === 'nobody');
  const free = open || info.seats.some((seat) => seat.holder === 'invited');
  const awaited = info.seats.filter((seat) => info.awaited.includes(seat.seat));
  const names = awaited.map((seat) => (seat.yours ? t('wait.you') : (seat.name ?? '')));
  return (
    <div className="grid gap-4">
      <p role="status">
        {awaited.length > 0 && !free ? t('wait.for_share', { names }) : t('wait.for_players')}
      </p>
      {missing(info).length > 0 && <Note tone="warn">{t('wait.share_elsewhere')}</Note>}
      {info.redrawn > 0 && <p className="text-sm text-soft">{t('wait.redrawn')}</p>}
      {invitations.data?.map((one) => (
        <CopyLink
          key={one.seat}
          label={t('wait.invitation', { number: one.seat + 1 })}
          link={linkTo(`/join/${info.id}/${one.secret}`)}
        />
      ))}
      {open && <CopyLink label={t('wait.open_link')} link={linkTo(`/table/${info.id}`)} />}
      {info.patience !== undefined && info.seats.length > 1 && (
        <p className="text-sm text-soft">{t('wait.patience', { count: info.patience })}</p>
      )}
      {(info.host || info.seats.some((seat) => seat.yours)) && (
        <div>
          <Button
            look="quiet"
            onClick={() =>
              api.leave(info.id).then(
                () => go('/'),
                () => {},
              )
            }
          >
            {t('wait.leave')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** A report with what this viewer saw and nothing else. */
export function BugDialog({ close, info }: { close(): void; info: MatchInfo }) {
  const { t } = useWords();
  const view = useShown();
  const [text, setText] = useState('');
  const save = () => {
    const report = {
      report: text,
      at: new Date().toISOString(),
      match: info.id,
      game: info.game,
      setup: info.setup,
      commitment: info.commitment ?? null,
      browser: navigator.userAgent,
      window: [innerWidth, innerHeight],
      seat: view?.update.seat ?? null,
      view: view?.update.view ?? null,
      prompt: view?.update.prompt ?? null,
      log: view?.log ?? [],
    };
    saveJson(`parlour-report-${info.game}-${info.id}.json`, report);
    close();
  };
  return (
    <Modal title={t('bug.title')} close={close}>
      <Field label={t('bug.what')} note={t('bug.note')}>
        <textarea
          className={`${inputStyle} min-h-28`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <div className="mt-4 flex justify-end gap-2">
        <Button look="quiet" onClick={close}>
          {t('common.cancel')}
        </Button>
        <Button look="main" onClick={save}>
          {t('bug.save')}
        </Button>
      </div>
    </Modal>
  );
}

/** Honest chance: what was promised before the first deal. */
export function FairDialog({ close, info }: { close(): void; info: MatchInfo }) {
  const { t } = useWords();
  const over = info.phase === 'over' || info.phase === 'archive';
  return (
    <Modal title={t('fair.title')} close={close}>
      <div className="grid gap-3 text-sm">
        <p>{info.dealing === 'given' ? t('fair.given') : t('fair.promise')}</p>
        {info.commitment && (
          <p>
            <span className="block font-medium">{t('fair.commitment')}</span>
            <code className="break-all">{info.commitment}</code>
          </p>
        )}
        {info.entropy.length > 0 && (
          <p>
            <span className="block font-medium">{t('fair.entropy')}</span>
            <code className="break-all">{info.entropy.join(', ')}</code>
          </p>
        )}
        <p>{over ? t('fair.verify') : t('fair.later')}</p>
      </div>
    </Modal>
  );
}

const KEYS = [
  ['1 – 9', 'keys.number'],
  ['↑ ↓', 'keys.arrows'],
  ['/', 'keys.filter'],
  ['i', 'keys.look'],
  ['Tab, Enter', 'keys.tab'],
  ['Esc', 'keys.escape'],
  ['u, r', 'keys.undo'],
  ['h', 'keys.hint'],
  ['R', 'keys.rules'],
  ['a, o, l, c', 'keys.panels'],
  ['w', 'keys.words'],
  ['?', 'keys.help'],
] as const;

export function KeysDialog({ close }: { close(): void }) {
  const { t } = useWords();
  return (
    <Modal title={t('keys.title')} close={close}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-sm">
        {KEYS.map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded border border-line bg-raised px-1.5">{key}</kbd>
            </dt>
            <dd>{t(words)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
