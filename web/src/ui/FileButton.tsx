// A file from this device: chosen with a button, or dropped on the page.

import { useEffect, useRef, useState } from 'react';
import { useWords } from '../language';

export function FileButton({
  label,
  accept,
  pick,
}: {
  label: string;
  accept?: string;
  pick(file: File): void;
}) {
  return (
    <label className="inline-flex min-h-10 cursor-pointer items-center rounded-lg border border-line bg-sheet px-3.5 text-sm font-medium focus-within:outline-3 focus-within:outline-glow hover:bg-raised">
      {label}
      <input
        type="file"
        accept={accept}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Whoever has mended a file may choose it again.
          event.target.value = '';
          if (file) pick(file);
        }}
      />
    </label>
  );
}

const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes a file that is dropped anywhere, while `active`; says whether one hovers. */
export function useFileDrop(active: boolean, pick: (file: File) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useRef(pick);
  take.current = pick;
  useEffect(() => {
    if (!active) return;
    const hover = (event: DragEvent) => {
      if (!hasFile(event)) return;
      // Else the browser would leave the page and show the file.
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer?.files[0];
      if (file) take.current(file);
    };
    addEventListener('dragover', hover);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', hover);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
      setOver(false);
    };
  }, [active]);
  return over;
}

/** Says that a file may be let go. */
export function DropSign({ over }: { over: boolean }) {
  const { t } = useWords();
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-40 grid place-items-center rounded-2xl border-4 border-dashed border-accent bg-sheet/80">
      <p role="status" className="rounded-xl bg-sheet px-6 py-3 text-lg font-semibold shadow-card">
        {t('file.drop')}
      </p>
    </div>
  );
}
