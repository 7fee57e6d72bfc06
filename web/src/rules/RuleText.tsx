// A rule's small Markdown: bold, italics, code, lists, and rule numbers that lead to their rules.

import type { ReactNode } from 'react';

const TOKEN = /(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|_[^_\s][^_]*_|\bR\d+(?:\.\d+)*[a-z]?\b)/g;

function inline(text: string, open: ((rule: string) => void) | undefined): ReactNode[] {
  return text.split(TOKEN).map((part, index) => {
    if (part.startsWith('**')) return <strong key={index}>{part.slice(2, -2)}</strong>;
    if (part.startsWith('`'))
      return (
        <code key={index} className="rounded bg-raised px-1 text-[0.9em]">
          {part.slice(1, -1)}
        </code>
      );
    if (/^[*_].*[*_]$/.test(part) && part.length > 2) return <em key={index}>{part.slice(1, -1)}</em>;
    if (/^R\d/.test(part) && open)
      return (
        <button
          key={index}
          type="button"
          onClick={() => open(part)}
          className="rounded font-medium text-accent underline decoration-dotted underline-offset-2"
        >
          {part}
        </button>
      );
    return part;
  });
}

export function RuleBody({ text, open }: { text: string; open?: (rule: string) => void }) {
  const blocks = text.split(/\n{2,}/);
  return (
    <div className="grid gap-2 text-sm leading-relaxed">
      {blocks.map((block, index) => {
        const rows = block.split('\n');
        if (rows.every((row) => /^\s*[-*] /.test(row)))
          return (
            <ul key={index} className="list-disc pl-5">
              {rows.map((row, at) => (
                <li key={at}>{inline(row.replace(/^\s*[-*] /, ''), open)}</li>
              ))}
            </ul>
          );
        if (rows.length > 1 && rows.every((row) => row.trim().startsWith('|')))
          return <RuleTable key={index} rows={rows} open={open} />;
        return <p key={index}>{inline(block, open)}</p>;
      })}
    </div>
  );
}

function RuleTable({ rows, open }: { rows: string[]; open: ((rule: string) => void) | undefined }) {
  const cells = rows
    .filter((row) => !/^\s*\|[\s:|-]+\|\s*$/.test(row))
    .map((row) =>
      row
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|'),
    );
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="table">
      <table className="w-full border-collapse text-left text-xs">
        <tbody>
          {cells.map((row, at) => (
            <tr key={at} className="border-b border-line">
              {row.map((cell, column) => (
                <td key={column} className={`px-2 py-1 align-top ${at === 0 ? 'font-semibold' : ''}`}>
                  {inline(cell.trim(), open)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
