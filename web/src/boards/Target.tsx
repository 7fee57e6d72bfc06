// A thing on a board that may be pressed, by mouse, finger or key: in a drawing, or among words.
// Where no option touches it, it is a picture of itself.

import type { ReactNode } from 'react';
import { glowing, nameOf } from '../table/touch';
import type { Thing } from '../wire';
import type { BoardProps } from './board';

export type Glow = ReadonlyMap<string, number>;

export function glowOf({ prompt, picked }: Pick<BoardProps, 'prompt' | 'picked'>): Glow {
  const glow = glowing(prompt, picked);
  // What was picked stays pressable, to take the pick back or to insist.
  for (const thing of picked) if (!glow.has(nameOf(thing))) glow.set(nameOf(thing), 0);
  return glow;
}

/** What boards hand on to the things on them. */
export interface Hands {
  glow: Glow;
  picked: readonly Thing[];
  press(thing: Thing): void;
}

interface Props extends Hands {
  thing: Thing;
  children: ReactNode;
  className?: string;
}

/** Whether a thing can be pressed and is picked, and how that is told to whoever cannot see it. */
function stateOf({ thing, glow, picked }: Pick<Props, 'thing' | 'glow' | 'picked'>, label?: string) {
  const name = nameOf(thing);
  const isPicked = picked.some((one) => nameOf(one) === name);
  return {
    isTarget: glow.has(name),
    isPicked,
    named: { 'aria-label': label, 'data-thing': name },
    pressed: { 'aria-pressed': isPicked, 'data-picked': isPicked },
  };
}

/** In a drawing. */
export function Target({
  label,
  transform,
  tab = 0,
  className = '',
  ...props
}: Props & {
  label: string;
  transform?: string;
  /** -1 where Tab goes to another thing of its board, and arrows go on to this. */
  tab?: 0 | -1;
}) {
  const { thing, press, children } = props;
  const { isTarget, named, pressed } = stateOf(props, label);
  if (!isTarget)
    return (
      <g role="img" {...named} transform={transform} className={className}>
        {children}
      </g>
    );
  return (
    <g
      role="button"
      tabIndex={tab}
      {...named}
      {...pressed}
      transform={transform}
      className={`target ${className}`}
      onClick={(event) => {
        event.stopPropagation();
        press(thing);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        press(thing);
      }}
    >
      {children}
    </g>
  );
}

/** Among words. It has `className` always, and one of the others by its state. */
export function TargetButton({
  label,
  role,
  className = '',
  idle = '',
  lit = '',
  unpicked = '',
  chosen = '',
  data = {},
  ...props
}: Props & {
  /** What is read out; what it shows, if it is not given. */
  label?: string | undefined;
  /** What it is where it cannot be pressed. */
  role?: 'img' | 'group';
  idle?: string;
  lit?: string;
  unpicked?: string;
  chosen?: string;
  /** For whoever looks for it in the page. */
  data?: Readonly<Record<`data-${string}`, string>>;
}) {
  const { thing, press, children } = props;
  const { isTarget, isPicked, named, pressed } = stateOf(props, label);
  if (!isTarget) {
    const told = role && { role, 'aria-label': label };
    return (
      <span data-thing={named['data-thing']} {...told} {...data} className={`${className} ${idle}`}>
        {children}
      </span>
    );
  }
  return (
    <button
      type="button"
      {...named}
      {...data}
      {...pressed}
      onClick={() => press(thing)}
      className={`${className} target ${lit} ${isPicked ? chosen : unpicked}`}
    >
      {children}
    </button>
  );
}
