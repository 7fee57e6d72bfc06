// A scene in words: for whoever cannot see a board, or prefers it so.

import { sentence } from '../words';
import type { BoardProps } from './board';

export function InWords({ scene, say }: Pick<BoardProps, 'scene' | 'say'>) {
  return (
    <div className="grid gap-4 p-4 sm:p-6">
      {scene.sections.map((section, index) => (
        <section key={index}>
          <h3 className="text-base font-semibold">{sentence(say(section.title))}</h3>
          <ul className="mt-1 grid gap-0.5 text-sm">
            {section.lines.map((line, at) => (
              <li key={at} className="whitespace-pre-wrap font-mono text-[0.85rem]">
                {say(line)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
