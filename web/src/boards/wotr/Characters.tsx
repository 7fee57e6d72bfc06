// Who the characters are and where: a card for each, opened by pressing a name, and a list of them all.

import { createContext, type ReactNode, use, useState } from 'react';
import { useWords } from '../../language';
import { RuleLink } from '../../table/OptionButton';
import { Modal } from '../../ui/kit';
import { type Say, sentence, spokenBy } from '../../words';
import { entriesOf } from '../entries';
import { Box, type Part } from './Panels';
import { initials } from './Pieces';
import {
  CHARACTERS,
  type Character,
  type CharacterFacts,
  isShadow,
  NATIONS,
  type Region,
  regionName,
} from './view';

const Open = createContext<(who: Character) => void>(() => {});

/** Opens the card of any character within it. Whoever only looks closer sees it beside the name. */
export function WithCharacters({ say, children }: { say: Say; children: ReactNode }) {
  const [open, setOpen] = useState<Character | null>(null);
  return (
    <Open value={setOpen}>
      <div className="h-full">{children}</div>
      {open !== null && (
        <Modal title={sentence(say(`character.${open}`))} close={() => setOpen(null)}>
          <CharacterCard who={open} say={say} />
        </Modal>
      )}
    </Open>
  );
}

/** What a character is and does; with links to the rules where they can be pressed. */
export function CharacterCard({ who, say, links = true }: { who: Character; say: Say; links?: boolean }) {
  const { t } = useWords();
  const facts = CHARACTERS.get(who);
  if (!facts) return null;
  return (
    <div className="grid gap-1.5 text-sm">
      <p className="italic text-soft">{say(`character.${who}.title`)}</p>
      <p>
        <strong>{[t(`wotr.is_${facts.kind}`), ...numbers(facts, t)].join(' · ')}</strong>
      </p>
      {facts.activates.length > 0 && <p>{activates(facts, say, t)}</p>}
      {facts.abilities.map((id) => (
        <Ability key={id} text={say(`ability.${id}`)} rule={links ? `R26.${id}` : null} />
      ))}
      {links && (
        <p>
          <RuleLink rule={`R26.${who}`} />
        </p>
      )}
    </div>
  );
}

type T = ReturnType<typeof useWords>['t'];

/** The Ring-bearers and Gollum have neither Level nor Leadership. */
function numbers({ kind, level, leadership, die }: CharacterFacts, t: T): string[] {
  if (kind === 'ring_bearers' || kind === 'guide') return [];
  return [
    level === null ? t('wotr.level_unlimited') : t('wotr.level', { number: level }),
    t('wotr.leadership', { number: leadership }),
    ...(die > 0 ? [t('wotr.gives_die', { count: die })] : []),
  ];
}

function activates({ activates, side }: CharacterFacts, say: Say, t: T): string {
  const all = NATIONS.every((nation) => isShadow(nation) || activates.includes(nation));
  return all
    ? t('wotr.activates_any', { side: spokenBy(say, `side.${side}`) })
    : t('wotr.activates', { nations: activates.map((nation) => spokenBy(say, `nation.${nation}`)) });
}

/** `Name: what it does`, the name in bold. */
function Ability({ text, rule }: { text: string; rule: string | null }) {
  const [, name, what] = /^([^.:!]{1,60}[:!])\s(.*)$/s.exec(text) ?? [];
  return (
    <p>
      {name !== undefined && <strong>{name} </strong>}
      {what ?? text} {rule !== null && <RuleLink rule={rule} />}
    </p>
  );
}

/** A character's name; pressed, it opens the card. */
export function CharacterName({ who, say }: { who: Character; say: Say }) {
  const open = use(Open);
  return (
    <button
      type="button"
      data-about={`figure:${who}`}
      aria-haspopup="dialog"
      onClick={() => open(who)}
      className="min-h-6 text-left underline decoration-dotted underline-offset-2 hover:text-accent"
    >
      {sentence(say(`character.${who}`))}
    </button>
  );
}

/** The same beside a name that is pressed for something else. */
export function AboutCharacter({ who, say }: { who: Character; say: Say }) {
  const { t } = useWords();
  const open = use(Open);
  return (
    <button
      type="button"
      data-about={`figure:${who}`}
      aria-haspopup="dialog"
      aria-label={t('wotr.about', { who: say(`character.${who}`) })}
      onClick={() => open(who)}
      className="size-8 rounded-full border border-line bg-sheet text-xs font-semibold text-accent hover:border-accent"
    >
      i
    </button>
  );
}

const GROUPS = ['fellowship', 'map', 'aside', 'out'] as const;
type Group = (typeof GROUPS)[number];

/** Everybody, by where they are. */
export function CharactersBox({
  view,
  board: { say },
  go,
}: Pick<Part, 'view' | 'board'> & { go(region: Region): void }) {
  const { t } = useWords();
  // The Ring-bearers and Gollum are no figures of the map: the Fellowship says where they are.
  const at = new Map(entriesOf(view.characters));
  at.set('ring_bearers', 'fellowship');
  at.set('gollum', view.fellowship.guide === 'gollum' ? 'fellowship' : 'aside');
  const groups: Record<Group, Character[]> = { fellowship: [], map: [], aside: [], out: [] };
  for (const who of CHARACTERS.keys()) {
    const place = at.get(who);
    if (place === undefined) continue;
    groups[GROUPS.find((group) => group === place) ?? 'map'].push(who);
  }
  return (
    <Box title={t('wotr.characters')}>
      <div className="grid gap-2 text-sm">
        {GROUPS.filter((group) => groups[group].length > 0).map((group) => (
          <div key={group}>
            <h4 className="text-xs font-semibold text-soft">{t(`wotr.characters_${group}`)}</h4>
            <ul aria-label={t(`wotr.characters_${group}`)} className="grid gap-x-3 sm:grid-cols-2">
              {groups[group].map((who) => (
                <li key={who} className="flex min-h-8 items-center gap-1.5">
                  <Coin who={who} />
                  <span>
                    <CharacterName who={who} say={say} />
                    {group === 'map' && <At region={at.get(who) ?? ''} say={say} go={go} />}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Box>
  );
}

function At({ region, say, go }: { region: Region; say: Say; go(region: Region): void }) {
  return (
    <>
      {' · '}
      <button type="button" className="min-h-6 text-left text-accent underline" onClick={() => go(region)}>
        {regionName(region, say)}
      </button>
    </>
  );
}

/** The letters of a character, in the ink of its side. */
export function Coin({ who }: { who: Character }) {
  const ink =
    CHARACTERS.get(who)?.side === 'shadow'
      ? 'border-[#86190f] text-[#86190f]'
      : 'border-[#1c4480] text-[#1c4480]';
  return (
    <span
      aria-hidden="true"
      className={`grid size-5 shrink-0 place-items-center rounded-full border-2 bg-[#fff8e6] text-[0.6rem] font-bold ${ink}`}
    >
      {initials(who)}
    </span>
  );
}
