// A board for any game: its scene, with every thing that it names drawn and pressed. It knows no game.

import { sentence } from '../../words';
import type { BoardProps } from '../board';
import { InWords } from '../InWords';
import { Felt } from './Felt';
import { Grid } from './Grid';
import { drawn, type Line } from './scene';
import './board.css';

export default function PlainBoard(board: BoardProps) {
  const { scene, say } = board;
  const sections = drawn(scene);
  return (
    <div className="plain-board grid gap-3 p-3 sm:p-4">
      {sections.map(({ title, form, lines }, index) => {
        if (form === 'words') {
          const section = scene.sections[index];
          return section && <InWords key={index} scene={{ sections: [section] }} say={say} />;
        }
        const Form = form === 'grid' ? Grid : Felt;
        return (
          <div key={index} role="group" aria-label={sentence(say(title))} className="grid gap-2">
            <Form lines={lines.filter(isDrawn)} board={board} />
            {lines
              .filter((line) => !isDrawn(line))
              .map((line, at) => (
                <p key={at} className="text-center text-sm text-soft">
                  {sentence(say(line.words))}
                </p>
              ))}
          </div>
        );
      })}
    </div>
  );
}

const isDrawn = ({ parts }: Line) => parts.length > 0;
