// A match of this device goes to the server: one that is over to be replayed there, one in progress as a
// branch of its record, to be played on with somebody else.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api, whoami } from '../api';
import { branchOff } from '../fair/shares';
import { errorText } from '../faults';
import { useWords } from '../language';
import { useTitles } from '../lobby/titles';
import { useNoServer } from '../offline/reach';
import { useGame, useSay } from '../queries';
import { Button, Field, inputStyle, Modal, Note } from '../ui/kit';
import type { MatchInfo, SeatPlan } from '../wire';
import { sentence } from '../words';

const isOver = ({ phase }: MatchInfo) => phase === 'over' || phase === 'archive';

/** The first seat stays with its player, bots stay, and the others are asked. */
function usualPlans({ seats }: MatchInfo): SeatPlan[] {
  const first = seats.findIndex((seat) => seat.yours);
  return seats.map((seat, at) =>
    seat.holder === 'bot' && seat.name
      ? { kind: 'bot', bot: seat.name }
      : { kind: at === first ? 'me' : 'invited' },
  );
}

/** Uploads a match; the address at which it is then. */
async function handOver(info: MatchInfo, seats: SeatPlan[]): Promise<string> {
  await whoami();
  const record = await api.copy(info.id);
  const { id } = await api.upload(new Blob([record], { type: 'application/json' }));
  if (isOver(info)) return `/replay/${id}`;
  const { steps } = await api.replay(id, 'table');
  const made = await branchOff(id, { kept: steps.at(-1)?.kept ?? 0, seats });
  return `/table/${made.id}`;
}

export function HandOver({ info, close }: { info: MatchInfo; close(): void }) {
  const { t } = useWords();
  const go = useNavigate();
  const why = useNoServer();
  const game = useGame(info.game);
  const say = useSay(info.game);
  const titles = useTitles();
  const [plans, setPlans] = useState(() => usualPlans(info));
  const send = useMutation({
    mutationFn: () => handOver(info, plans),
    onSuccess: (address) => go(address),
  });
  const over = isOver(info);
  const seatName = (seat: number) => {
    const key = game?.seat_names[seat];
    return key ? sentence(say(key)) : t('seat.number', { number: seat + 1 });
  };
  const change = (seat: number, value: string) => {
    const { name } = info.seats[seat] ?? {};
    const plan: SeatPlan =
      value === 'bot' && name ? { kind: 'bot', bot: name } : { kind: value as 'me' | 'open' | 'invited' };
    setPlans(plans.map((one, at) => (at === seat ? plan : one)));
  };
  return (
    <Modal title={t('local.hand_over_title')} close={close}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          send.mutate();
        }}
      >
        <p className="text-sm">{t(over ? 'local.hand_over_record' : 'local.hand_over_about')}</p>
        {!over &&
          info.seats.map((seat) => (
            <Field key={seat.seat} label={seatName(seat.seat)}>
              <select
                className={inputStyle}
                value={plans[seat.seat]?.kind}
                onChange={({ target }) => change(seat.seat, target.value)}
              >
                <option value="me">{t('new.me')}</option>
                <option value="invited">{t('new.invited')}</option>
                <option value="open">{t('new.open')}</option>
                {seat.holder === 'bot' && <option value="bot">{titles.sitter(seat)}</option>}
              </select>
            </Field>
          ))}
        {!over && game?.hidden && <Note tone="warn">{t('local.hand_over_secrets')}</Note>}
        {why && <Note tone="warn">{t('local.hand_over_away')}</Note>}
        {send.error && (
          <div role="alert">
            <Note tone="bad">{errorText(send.error)}</Note>
          </div>
        )}
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button look="main" type="submit" disabled={why !== null || send.isPending}>
            {t('local.hand_over_do')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
