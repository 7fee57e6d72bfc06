import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../language';
import { MatchRow } from '../lobby/Lobby';
import type { MatchInfo } from '../wire';
import { useStopped } from './Marks';

const match: MatchInfo = {
  id: 'm',
  game: 'wotr',
  phase: 'open',
  seats: [
    { seat: 0, holder: 'person', name: 'Ada', yours: false },
    { seat: 1, holder: 'nobody', yours: false },
  ],
  setup: {},
  created: 0,
  updated: 0,
  at_flag: 'lose',
  open: false,
  private: false,
  dealing: 'keyed',
  delay: 0,
  entropy: [],
  awaited: [],
  redrawn: 0,
  host: false,
  asked: [],
  marks: ['position'],
};

const row = (info: MatchInfo) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <MatchRow match={info} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

function Stopped({ info }: { info: MatchInfo }) {
  return <p>{useStopped(info)}</p>;
}

describe('what a match says of itself', () => {
  afterEach(() => speak('en'));

  it('is said beside the button to sit down, in three languages', async () => {
    for (const [language, sentence] of [
      ['en', 'Starts from a position set up by the host'],
      ['de', 'Beginnt mit einer Stellung'],
      ['fr', 'Part d’une position préparée'],
    ] as const) {
      await speak(language);
      const { unmount } = row(match);
      expect(screen.getByTitle(sentence, { exact: false })).toBeTruthy();
      unmount();
    }
  });

  it('is nothing for the usual match', () => {
    row({ ...match, marks: [] });
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says why a match stands still', () => {
    render(<Stopped info={{ ...match, phase: 'frozen', kept_at: 7 }} />);
    expect(screen.getByText(/rules have changed.*up to entry 7/)).toBeTruthy();
    render(<Stopped info={{ ...match, phase: 'frozen' }} />);
    expect(screen.getByText(/A bug stopped this match/)).toBeTruthy();
  });
});
