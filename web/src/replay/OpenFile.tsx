// Opens a record or a replay from this device: the button, the page as a place to drop it, and what
// is wrong with a file that cannot be shown.

import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { Refused } from '../api';
import { errorText } from '../faults';
import { DropSign, FileButton, useFileDrop } from '../ui/FileButton';
import { open } from './open';

export function OpenFile({ label, drop = true }: { label: string; drop?: boolean }) {
  const go = useNavigate();
  const opening = useMutation({ mutationFn: open, onSuccess: (address) => go(address) });
  const over = useFileDrop(drop, opening.mutate);
  const { error } = opening;
  // What exactly is wrong with a record, and in which entry, the server says in English only.
  const detail = error instanceof Refused && error.fault.code === 'input/record' ? error.fault.message : null;
  return (
    <div className="text-sm">
      <FileButton label={label} pick={opening.mutate} />
      <DropSign over={over} />
      {error && (
        <div role="alert" className="mt-1 max-w-md text-bad">
          <p>{errorText(error)}</p>
          {detail && (
            <p lang="en" className="text-xs">
              {detail}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
