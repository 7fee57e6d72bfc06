// The house as a school. A lesson is shown at an ordinary table, at which the coach has the other seats;
// what the learner does there is judged first, and only what is right is done. Wrong answers never reach
// the table, so that there is nothing to take back and nothing is found out by them.

import { newLessonId } from '../local/ids';
import type { Done, Input, Now, OfLesson, Someone, Told, Verdict, What } from '../local/wire';
import type { Answer, Ask, Fault, JsonValue, MatchInfo, NewMatch, Thing } from '../wire';

/** What a school needs of its house. */
export interface Classroom {
  lay(wanted: NewMatch, id: string): Promise<MatchInfo>;
  say(id: string, what: What, by?: { socket?: number; person?: Someone }): Promise<unknown>;
  judge<T>(asked: OfLesson): Promise<T>;
  teach(told: Told): void;
}

/** Who has the seats that the learner does not have. */
const COACH: Someone = { id: 'coach', name: 'Maud' };

interface Open {
  lesson: JsonValue;
  seat: number;
  inputs: Input[];
}

interface Opened {
  game: string;
  setup: JsonValue;
  position: JsonValue;
  seat: number;
  seats: number;
  done: Done[];
  now: Now;
}

/** Learners sit at the table as usual, but what would lead away from the lesson is not for it. */
const ASIDE = new Set<Ask['do']>(['undo', 'undo_whole', 'redo', 'resign', 'deal', 'claim', 'draft', 'ready']);

export class School {
  private readonly lessons = new Map<string, Open>();

  constructor(
    private readonly room: Classroom,
    private readonly me: Someone,
  ) {}

  /** Opens a lesson where these inputs have led. */
  async open({ lesson, inputs }: { lesson: JsonValue; inputs: Input[] }) {
    const id = newLessonId();
    const { game, setup, position, seat, seats, done, now } = await this.room.judge<Opened>({
      do: 'open',
      id,
      lesson,
      inputs,
    });
    const plan = Array.from({ length: seats }, (_, at) => ({ kind: at === seat ? 'me' : 'open' }) as const);
    await this.room.lay(
      {
        game,
        ...(setup === null ? {} : { setup }),
        ...(position === null ? {} : { position }),
        seats: plan,
        dealing: 'given',
        open: true,
        private: true,
      },
      id,
    );
    for (const other of plan.keys())
      if (other !== seat) await this.room.say(id, { join: { seat: other } }, { person: COACH });
    this.lessons.set(id, { lesson, seat, inputs: [...inputs] });
    await this.carryOut(id, done);
    return { match: id, now, inputs };
  }

  /** Reads on. */
  async goOn(id: string): Promise<{ now: Now; inputs: Input[] }> {
    const open = this.lesson(id);
    const { done, now } = await this.room.judge<{ done: Done[]; now: Now }>({ do: 'go_on', id });
    open.inputs.push('go_on');
    await this.carryOut(id, done);
    return { now, inputs: [...open.inputs] };
  }

  /** Does what is right, for somebody who wants to see it. */
  async show(id: string): Promise<null> {
    const open = this.lesson(id);
    const actions = await this.room.judge<JsonValue[] | null>({ do: 'show', id });
    if (actions) await this.answer(id, open, actions, [], () => this.act(id, open.seat, this.me, actions));
    return null;
  }

  /** Takes what a page asks of the table of a lesson. */
  async ask(id: string, ask: Ask, socket: number): Promise<unknown> {
    const open = this.lesson(id);
    if (ASIDE.has(ask.do)) return 'noted' satisfies Answer;
    const goesOn = () => this.room.say(id, { ask }, { socket });
    if (ask.do === 'act') return this.answer(id, open, [ask.action], [], goesOn);
    if (ask.do === 'act_all') return this.answer(id, open, ask.actions, [], goesOn);
    const said = await goesOn();
    if (ask.do === 'why') await this.explain(id, open, said as Answer, ask.things ?? []);
    return said;
  }

  private lesson(id: string): Open {
    const open = this.lessons.get(id);
    if (open) return open;
    throw refused('there is no such lesson');
  }

  /** Judges an answer, and lets it be done if it is right. */
  private async answer(
    id: string,
    open: Open,
    actions: JsonValue[],
    things: Thing[],
    goesOn: () => Promise<unknown>,
  ): Promise<unknown> {
    const { verdict, now } = await this.room.judge<{ verdict: Verdict; now: Now }>({
      do: 'answer',
      id,
      actions,
    });
    const taken = verdict === 'goes_on' || (typeof verdict === 'object' && 'right' in verdict);
    let said: unknown = 'noted' satisfies Answer;
    if (taken) {
      try {
        said = await goesOn();
      } catch (error) {
        // The table did not take it: the lesson stays where it was.
        await this.room.judge({ do: 'open', id, lesson: open.lesson, inputs: open.inputs });
        throw error;
      }
      open.inputs.push({ answer: actions });
      if (typeof verdict === 'object' && 'right' in verdict) await this.carryOut(id, verdict.right.done);
    }
    this.room.teach({ match: id, now, inputs: [...open.inputs], verdict, tried: { actions, things } });
    return said;
  }

  /** What was pressed in vain is an answer too, if it is known what was meant. */
  private async explain(id: string, open: Open, said: Answer, things: Thing[]): Promise<void> {
    if (typeof said !== 'object' || !('why' in said) || said.why.may) return;
    const actions = said.why.reasons[0]?.actions;
    if (actions?.length) await this.answer(id, open, actions, things, async () => null);
  }

  /** Does at the table what was done in the lesson. */
  private async carryOut(id: string, done: Done[]): Promise<void> {
    const { seat } = this.lesson(id);
    for (const one of done) {
      if ('dealt' in one) {
        const expect = await this.number(id, seat, this.me);
        const ask: Ask = { do: 'deal', expect, key: newKey(), items: one.dealt };
        await this.room.say(id, { ask }, { person: this.me });
      } else {
        const [who, actions] = one.acted;
        await this.act(id, who, who === seat ? this.me : COACH, actions);
      }
    }
  }

  /** Takes small actions at once, or one by one where the first of them show something. */
  private async act(id: string, seat: number, person: Someone, actions: JsonValue[]): Promise<unknown> {
    const take = async (some: JsonValue[]) => {
      const expect = await this.number(id, seat, person);
      const ask: Ask = { do: 'act_all', seat, expect, key: newKey(), actions: some };
      return this.room.say(id, { ask }, { person });
    };
    if (actions.length === 1) return take(actions);
    return take(actions).catch(async () => {
      for (const action of actions) await take([action]);
    });
  }

  /** The number of the last change that a seat could see. */
  private async number(id: string, seat: number, person: Someone): Promise<number> {
    const seen = (await this.room.say(id, { ask: { do: 'look', seat } }, { person })) as Answer;
    return typeof seen === 'object' && 'update' in seen ? seen.update.number : 0;
  }
}

const refused = (message: string) =>
  Object.assign(new Error(message), { fault: { code: 'table/unknown', message } satisfies Fault });

const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
