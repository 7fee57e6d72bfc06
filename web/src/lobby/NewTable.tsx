// The table before it is laid: who sits where, which options, how much time.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type Place, whoami } from '../api';
import { layTable } from '../fair/shares';
import { errorText } from '../faults';
import { parse, Unreadable } from '../files';
import { useWords } from '../language';
import { usePlaces } from '../offline/reach';
import { useSay } from '../queries';
import { DropSign, FileButton, useFileDrop } from '../ui/FileButton';
import { Button, Field, inputStyle, Modal, Note } from '../ui/kit';
import type { AtFlag, GameCard, JsonValue, NewMatch, SeatPlan, SetupOption, TimeControl } from '../wire';
import { type Catalogue, sentence } from '../words';
import { Bring, brought } from './Bring';
import {
  type Players,
  playersOf,
  playersOffered,
  type Setup,
  seated,
  seatsFor,
  setupIn,
  setupOf,
  usualSeats,
} from './plan';
import { useTitles } from './titles';

const CLOCKS: Record<string, TimeControl | undefined> = {
  none: undefined,
  minute: { kind: 'per_action', ms: 60_000 },
  quarter: { kind: 'per_match', ms: 900_000, increment: 10_000 },
  hour: { kind: 'per_match', ms: 3_600_000, increment: 30_000 },
  days: { kind: 'correspondence', days: 3 },
};

const FLAGS = ['open', 'private', 'given'] as const;

/** A seat that waits for somebody is taken by somebody at this device. */
const atDevice = (plan: SeatPlan): SeatPlan =>
  plan.kind === 'open' || plan.kind === 'invited' ? { kind: 'me' } : plan;

function seatValue(plan: SeatPlan): string {
  return plan.kind === 'bot' ? `bot:${plan.bot}` : plan.kind;
}

function seatPlan(value: string): SeatPlan {
  return value.startsWith('bot:') ? { kind: 'bot', bot: value.slice(4) } : ({ kind: value } as SeatPlan);
}

/** A position to start from, and the file that it came in. */
interface Position {
  file: string;
  value: JsonValue;
}

/**
 * Reads a position file. Whether the position is possible, the rules say when the table is set up.
 * @throws Unreadable
 */
async function readPosition(from: File): Promise<Position> {
  const file = from.name;
  const value = parse(await from.text(), file);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Unreadable('file.no_position', { file });
  if ('parlour_record' in value || 'parlour_replay' in value)
    throw new Unreadable('file.is_record', { file });
  return { file, value };
}

export function NewTable({ game, close }: { game: GameCard; close(): void }) {
  const { t } = useWords();
  const go = useNavigate();
  const say = useSay(game.id);
  const catalogue = say.by;
  const [planned, setSeats] = useState<SeatPlan[]>(() => usualSeats(game));
  const places = usePlaces();
  const [chosenPlace, setPlace] = useState<Place>('server');
  const place = places.includes(chosenPlace) ? chosenPlace : places[0];
  const onDevice = place === 'device';
  // Nobody comes to a table on this device: whoever plays there is here.
  const seats = onDevice ? planned.map(atDevice) : planned;
  const [setup, setSetup] = useState<Setup>(() => setupOf(game));
  const [position, setPosition] = useState<Position | null>(null);
  const [clock, setClock] = useState('none');
  const [atFlag, setAtFlag] = useState<AtFlag>('lose');
  const [own, setOwn] = useState('');
  /** Whoever lays a table brings something to the first seat they take. */
  const first = seats.findIndex((plan) => plan.kind === 'me');
  const [flags, setFlags] = useState({ open: false, private: false, given: false });
  const create = useMutation({
    mutationFn: async () => {
      if (!onDevice) await whoami();
      const time = CLOCKS[clock];
      const wanted: NewMatch = {
        game: game.id,
        seats,
        setup: seated(game, setup, seats.length),
        ...(position ? { position: position.value } : {}),
        open: flags.open,
        private: flags.private,
        dealing: flags.given ? 'given' : 'keyed',
        ...(time ? { clock: time, at_flag: atFlag } : {}),
        ...(first < 0 || onDevice ? {} : brought(own)),
      };
      return layTable(wanted, place);
    },
    onSuccess: (info) => go(`/table/${info.id}`),
  });
  const seatName = (seat: number) => {
    const key = game.seat_names[seat];
    return key ? sentence(catalogue.say(key)) : t('seat.number', { number: seat + 1 });
  };
  /** How the bot on a seat plays. */
  const about = (plan: SeatPlan) => {
    const bot = plan.kind === 'bot' && game.bots.find(({ id }) => id === plan.bot);
    return bot ? titles.botAbout(bot) : undefined;
  };
  const offered = playersOffered(game);
  // What the position says about its setup is so.
  const fixed = position ? setupIn(game, position.value) : {};
  const start = useMutation({
    mutationFn: readPosition,
    onSuccess: (read) => {
      const { seats: count, ...rest } = setupIn(game, read.value);
      setPosition(read);
      setSetup({ ...setup, ...rest });
      if (typeof count === 'number' && count !== seats.length) setSeats(seatsFor(game, count));
      create.reset();
    },
  });
  const over = useFileDrop(true, start.mutate);
  const titles = useTitles();
  // How many seats there are is asked above.
  const general = game.options.filter(({ key, seat }) => seat === undefined && key !== 'seats');
  const chosen = (option: SetupOption) => (
    <Chosen
      key={option.key}
      option={option}
      catalogue={catalogue}
      value={setup[option.key]}
      fixed={Object.hasOwn(fixed, option.key)}
      set={(value) => setSetup({ ...setup, [option.key]: value })}
    />
  );
  return (
    <Modal title={t('new.title', { game: titles.title(game) })} close={close} wide>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          create.mutate();
        }}
      >
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="serif mb-2 text-lg font-semibold">{t('new.seats')}</legend>
          {places.length > 1 && (
            <div className="sm:col-span-2">
              <Field label={t('new.place')} note={t(`new.place_${place}_about`)}>
                <select
                  className={inputStyle}
                  value={place}
                  onChange={(event) => setPlace(event.target.value as Place)}
                >
                  {places.map((one) => (
                    <option key={one} value={one}>
                      {t(`new.place_${one}`)}
                    </option>
                  ))}
                </select>
              </Field>
            </div>
          )}
          {offered.length > 1 && (
            <div className="sm:col-span-2">
              <Field label={t('new.players')}>
                <select
                  className={inputStyle}
                  value={playersOf(game, seats)}
                  onChange={({ target: { value } }) =>
                    setSeats(seatsFor(game, /^\d+$/.test(value) ? Number(value) : (value as Players)))
                  }
                >
                  {offered
                    .filter(
                      (players) =>
                        fixed.seats === undefined || seatsFor(game, players).length === fixed.seats,
                    )
                    .map((players) => (
                      <option key={players} value={players}>
                        {players === 'bots'
                          ? t('new.alone_bots')
                          : players === 'all'
                            ? t('new.alone_all')
                            : players}
                      </option>
                    ))}
                </select>
              </Field>
            </div>
          )}
          {seats.map((plan, seat) => (
            <div key={seat} className="grid content-start gap-3">
              <Field label={seatName(seat)} note={about(plan)}>
                <select
                  className={inputStyle}
                  aria-label={seatName(seat)}
                  value={seatValue(plan)}
                  onChange={(event) =>
                    setSeats(seats.map((one, index) => (index === seat ? seatPlan(event.target.value) : one)))
                  }
                >
                  <option value="me">{t('new.me')}</option>
                  {game.max_seats > 1 && !onDevice && <option value="open">{t('new.open')}</option>}
                  {game.max_seats > 1 && !onDevice && <option value="invited">{t('new.invited')}</option>}
                  {game.bots.map((bot, at) => (
                    <option key={bot.id} value={`bot:${bot.id}`}>
                      {t('new.bot', { name: titles.bot(bot), level: at + 1, of: game.bots.length })}
                    </option>
                  ))}
                </select>
              </Field>
              {seat === first && !onDevice && <Bring game={game} name={own} set={setOwn} />}
              {game.options.filter((option) => option.seat === seat).map(chosen)}
            </div>
          ))}
          {seats.filter((plan) => plan.kind === 'me').length > 1 && (
            <p className="text-xs text-soft sm:col-span-2">{t('new.hot_seat')}</p>
          )}
        </fieldset>
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="serif mb-2 text-lg font-semibold">{t('new.options')}</legend>
          <div className="grid gap-1 text-sm sm:col-span-2">
            <span className="font-medium">{t('new.position')}</span>
            <div className="flex flex-wrap items-center gap-2">
              <span className="mr-1" role="status">
                {position?.file ?? t('new.position_usual')}
              </span>
              <FileButton
                label={t('new.position_choose')}
                accept="application/json,.json"
                pick={start.mutate}
              />
              {position && (
                <Button look="quiet" onClick={() => setPosition(null)}>
                  {t('new.position_remove')}
                </Button>
              )}
            </div>
            <p className="text-xs text-soft">
              {Object.keys(fixed).length > 0 ? t('new.position_fixed') : t('new.position_note')}
            </p>
            {start.error && (
              <div role="alert">
                <Note tone="bad">{errorText(start.error)}</Note>
              </div>
            )}
          </div>
          {general.map(chosen)}
        </fieldset>
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="serif mb-2 text-lg font-semibold">{t('new.manner')}</legend>
          <div className="grid content-start gap-3">
            <Field label={t('new.clock')}>
              <select className={inputStyle} value={clock} onChange={(event) => setClock(event.target.value)}>
                {Object.keys(CLOCKS).map((name) => (
                  <option key={name} value={name}>
                    {t(`new.clock_${name}`)}
                  </option>
                ))}
              </select>
            </Field>
            {CLOCKS[clock] && (
              <Field label={t('new.at_flag')}>
                <select
                  className={inputStyle}
                  value={atFlag}
                  onChange={(event) => setAtFlag(event.target.value as AtFlag)}
                >
                  <option value="lose">{t('new.at_flag_lose')}</option>
                  <option value="bot">{t('new.at_flag_bot')}</option>
                </select>
              </Field>
            )}
          </div>
          <div className="grid content-start gap-2 text-sm">
            {FLAGS.filter((flag) => flag !== 'private' || !onDevice).map((flag) => (
              <label key={flag} className="flex items-start gap-3">
                <input
                  type="checkbox"
                  className="mt-0.5 size-5 accent-[var(--accent)]"
                  checked={flags[flag]}
                  onChange={(event) => setFlags({ ...flags, [flag]: event.target.checked })}
                />
                <span>{t(`new.flag_${flag}`)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        {create.error && (
          <div role="alert">
            <Note tone="bad">{errorText(create.error, say)}</Note>
          </div>
        )}
        <div className="flex justify-end gap-2">
          <Button look="quiet" onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button look="main" type="submit" disabled={create.isPending}>
            {t('new.start')}
          </Button>
        </div>
      </form>
      <DropSign over={over} />
    </Modal>
  );
}

/** One option of the setup: a box to tick, a number, or a list. */
function Chosen({
  option: { key, kind },
  catalogue,
  value,
  fixed,
  set,
}: {
  option: SetupOption;
  catalogue: Catalogue;
  value: Setup[string] | undefined;
  /** It comes with the position. */
  fixed: boolean;
  set: (value: Setup[string]) => void;
}) {
  const label = catalogue.say(`setup.${key}`);
  if (kind === 'switch')
    return (
      <label className="flex items-start gap-3 text-sm sm:col-span-2">
        <input
          type="checkbox"
          className="mt-0.5 size-5 accent-[var(--accent)]"
          checked={value === true}
          disabled={fixed}
          onChange={(event) => set(event.target.checked)}
        />
        <span className="font-medium">{label}</span>
      </label>
    );
  if ('number' in kind)
    return (
      <Field label={label}>
        <input
          type="number"
          className={inputStyle}
          min={kind.number.min}
          max={kind.number.max}
          value={Number(value ?? kind.number.default)}
          disabled={fixed}
          onChange={(event) => set(Number(event.target.value))}
        />
      </Field>
    );
  const words = (word: string) => {
    const message = `setup.${key}.${word}`;
    return catalogue.knows(message) ? catalogue.say(message) : word;
  };
  return (
    <Field label={label}>
      <select
        className={inputStyle}
        value={String(value ?? kind.choice[0])}
        disabled={fixed}
        onChange={(event) => set(event.target.value)}
      >
        {kind.choice.map((word) => (
          <option key={word} value={word}>
            {words(word)}
          </option>
        ))}
      </select>
    </Field>
  );
}
