// The small parts every page is made of.

import { type ButtonHTMLAttributes, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '../language';

type Look = 'main' | 'plain' | 'quiet' | 'danger';

const LOOKS: Record<Look, string> = {
  main: 'bg-accent text-onaccent border-accent hover:brightness-110',
  plain: 'bg-sheet text-ink border-line hover:border-accent hover:bg-raised',
  quiet: 'border-transparent text-ink hover:bg-raised',
  danger: 'bg-sheet text-bad border-bad hover:bg-raised',
};

export function Button({
  look = 'plain',
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return (
    <button
      type="button"
      {...rest}
      className={`inline-flex min-h-10 items-center justify-center gap-2 rounded-lg border px-3.5 py-1.5 text-sm font-medium transition-colors disabled:cursor-not-allowed disabled:opacity-50 ${LOOKS[look]} ${className}`}
    />
  );
}

export function Panel({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`rounded-2xl border border-line bg-sheet shadow-card ${className}`}>{children}</div>;
}

/** A dialogue over the page; Escape and the button close it, focus comes back by itself. */
export function Modal({
  title,
  close,
  children,
  wide = false,
  side = false,
}: {
  title: string;
  close(): void;
  children: ReactNode;
  wide?: boolean;
  side?: boolean;
}) {
  const { t } = useWords();
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before any effect within it: what is not shown yet can neither be scrolled nor focused.
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement as HTMLElement | null;
    if (dialog && !dialog.open) dialog.showModal();
    // Not the button that closes it: what it is about, or the first thing to choose.
    const first = dialog?.querySelector<HTMLElement>('[data-option], input, select, textarea') ?? dialog;
    first?.focus({ preventScroll: true });
    return () => {
      dialog?.close();
      before?.focus?.();
    };
  }, []);
  const shape = side
    ? 'ml-auto mr-0 h-dvh max-h-dvh w-full max-w-md rounded-l-2xl'
    : `m-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] rounded-2xl ${wide ? 'max-w-3xl' : 'max-w-lg'}`;
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      className={`overflow-hidden border border-line bg-sheet p-0 shadow-card outline-none ${shape}`}
    >
      <div className="flex h-full max-h-[inherit] flex-col">
        <header className="flex items-center justify-between gap-4 border-b border-line px-5 py-3">
          <h2 id={id} className="text-xl font-semibold">
            {title}
          </h2>
          <Button look="quiet" onClick={close} aria-label={t('common.close')} className="-mr-2 px-2">
            <Icon name="close" />
          </Button>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>
      </div>
    </dialog>
  );
}

export function Field({ label, children, note }: { label: string; children: ReactNode; note?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
    <label className="block text-sm">
      <span className="mb-1 block font-medium text-ink">{label}</span>
      {children}
      {note && <span className="mt-1 block text-xs text-soft">{note}</span>}
    </label>
  );
}

export const inputStyle =
  'w-full min-h-10 rounded-lg border border-line bg-paper px-3 py-1.5 text-sm text-ink placeholder:text-soft';

export function Spinner({ label }: { label: string }) {
  return (
    <p role="status" className="p-8 text-center text-soft">
      {label}
    </p>
  );
}

export function Note({ tone, children }: { tone: 'warn' | 'bad' | 'info'; children: ReactNode }) {
  const look =
    tone === 'bad'
      ? 'border-bad text-bad bg-sheet'
      : tone === 'warn'
        ? 'border-warn/40 bg-warnbg text-warn'
        : 'border-line bg-raised text-ink';
  return <div className={`rounded-xl border px-3.5 py-2.5 text-sm ${look}`}>{children}</div>;
}

const PATHS = {
  check: 'M5 12.5l4.5 4.5L19 7',
  close: 'M6 6l12 12M18 6L6 18',
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 0 1 0 10h-2',
  redo: 'M15 7l5 5-5 5M20 12H9a5 5 0 0 0 0 10h2',
  book: 'M4 5a2 2 0 0 1 2-2h14v16H6a2 2 0 0 0-2 2zM4 19V5M8 7h8',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-4 10.5c.7.7 1 1.5 1 2.5h6c0-1 .3-1.8 1-2.5A6 6 0 0 0 12 3z',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM19 12a7 7 0 0 0-.1-1.3l2-1.5-2-3.4-2.3 1a7 7 0 0 0-2.3-1.3L14 3h-4l-.3 2.5a7 7 0 0 0-2.3 1.3l-2.3-1-2 3.4 2 1.5a7 7 0 0 0 0 2.6l-2 1.5 2 3.4 2.3-1a7 7 0 0 0 2.3 1.3L10 21h4l.3-2.5a7 7 0 0 0 2.3-1.3l2.3 1 2-3.4-2-1.5c.1-.4.1-.9.1-1.3z',
  warn: 'M12 3L2 20h20zM12 10v4M12 17.5v.5',
  play: 'M7 4l13 8-13 8z',
  fast: 'M3 5l9 7-9 7zM12 5l9 7-9 7z',
  down: 'M5 9l7 7 7-7',
  up: 'M5 16l7-7 7 7',
  pause: 'M7 4v16M17 4v16',
  first: 'M18 5l-8 7 8 7zM6 5v14',
  last: 'M6 5l8 7-8 7zM18 5v14',
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  flag: 'M5 21V4h13l-3 4 3 4H5',
  bug: 'M8 9a4 4 0 0 1 8 0v6a4 4 0 0 1-8 0zM4 8l4 2M20 8l-4 2M3 14h5M16 14h5M5 20l3-3M19 20l-3-3M9 5L8 3M15 5l1-2',
  branch: 'M7 4v16M7 12c6 0 10-2 10-7M14 7l3-3 3 3',
  seal: 'M12 3a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM9.5 9l2 2 3-3.5M9 14.5L8 21l4-2 4 2-1-6.5',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  chat: 'M4 5h16v11H9l-5 4z',
  keys: 'M3 7h18v10H3zM7 11v.01M11 11v.01M15 11v.01M8 14h8',
  save: 'M12 4v11M7 10l5 5 5-5M4 19h16',
  more: 'M5 12v.01M12 12v.01M19 12v.01',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

/** Tabs with arrow keys, as the pattern asks. */
export function Tabs<T extends string>({
  label,
  tabs,
  now,
  pick,
}: {
  label: string;
  tabs: { id: T; label: string; badge?: number }[];
  now: T;
  pick(id: T): void;
}) {
  const move = (by: number) => {
    const at = tabs.findIndex((tab) => tab.id === now);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    pick(next.id);
    document.getElementById(`tab-${next.id}`)?.focus();
  };
  return (
    <div
      role="tablist"
      aria-label={label}
      className="flex flex-wrap border-b border-line px-2"
      onKeyDown={(event) => {
        if (event.key === 'ArrowRight') move(1);
        else if (event.key === 'ArrowLeft') move(-1);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`tab-${tab.id}`}
          type="button"
          role="tab"
          aria-selected={tab.id === now}
          aria-controls={`panel-${tab.id}`}
          tabIndex={tab.id === now ? 0 : -1}
          onClick={() => pick(tab.id)}
          className={`-mb-px min-h-10 border-b-2 px-2.5 text-sm font-medium ${tab.id === now ? 'border-accent text-accent' : 'border-transparent text-soft hover:text-ink'}`}
        >
          {tab.label}
          {tab.badge ? (
            <span className="ml-1.5 rounded-full bg-accent px-1.5 text-xs text-onaccent">{tab.badge}</span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
