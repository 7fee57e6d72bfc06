// A thing on a board that may be pressed, by mouse, finger or key.

import type { ReactNode } from 'react';
import { glowing, nameOf } from '../table/touch';
import type { Thing } from '../wire';
import type { BoardProps } from './board';

export type Glow = Map<string, number>;

export function glowOf({ prompt, picked }: Pick<BoardProps, 'prompt' | 'picked'>): Glow {
  const glow = glowing(prompt, picked);
  // What was picked stays pressable, to take the pick back or to insist.
  for (const thing of picked) if (!glow.has(nameOf(thing))) glow.set(nameOf(thing), 0);
  return glow;
}

export function Target({
  thing,
  label,
  glow,
  picked,
  press,
  children,
  transform,
  className = '',
}: {
  thing: Thing;
  label: string;
  glow: Glow;
  picked: readonly Thing[];
  press(thing: Thing): void;
  children: ReactNode;
  transform?: string;
  className?: string;
}) {
  const name = nameOf(thing);
  const isTarget = glow.has(name);
  const isPicked = picked.some((one) => nameOf(one) === name);
  if (!isTarget)
    return (
      <g role="img" aria-label={label} transform={transform} className={className} data-thing={name}>
        {children}
      </g>
    );
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isPicked}
      data-picked={isPicked}
      data-thing={name}
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
