// What is pointed at on a board, and what was tried in vain: rings over what stands for it, wherever the
// board has drawn it.

import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { elementOf } from '../table/touch';
import './learn.css';

interface Ring {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Rings around the things with these names. */
export function Pointers({ names, look }: { names: readonly string[]; look: 'point' | 'tried' }) {
  const rings = useRings(names);
  return createPortal(
    rings.map(({ name, ...place }) => (
      <div
        key={name}
        data-pointer={look}
        data-at={name}
        className={`pointer pointer-${look}`}
        style={place}
        aria-hidden="true"
      >
        {look === 'tried' && <span className="pointer-cross">×</span>}
      </div>
    )),
    document.body,
  );
}

/** Where they are now: a board moves what it draws, and nobody is told. */
function useRings(names: readonly string[]): Ring[] {
  const [rings, setRings] = useState<Ring[]>([]);
  const all = names.join('\n');
  useEffect(() => {
    const wanted = all === '' ? [] : all.split('\n');
    let frame = 0;
    let known = '';
    const look = () => {
      const found = wanted.flatMap((name) => {
        const box = elementOf(name)?.getBoundingClientRect();
        if (!box || box.width === 0) return [];
        const { left, top, width, height } = box;
        return [{ name, left: left - 4, top: top - 4, width: width + 8, height: height + 8 }];
      });
      const now = JSON.stringify(found);
      if (now !== known) setRings(found);
      known = now;
      if (wanted.length > 0) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [all]);
  return rings;
}
