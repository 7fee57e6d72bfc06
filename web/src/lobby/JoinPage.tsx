// An invitation link: takes the seat it is for, and goes to the table.

import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { api, whoami } from '../api';
import { sitDown } from '../fair/shares';
import { errorText } from '../faults';
import { useWords } from '../language';
import { useGame } from '../queries';
import { Button, Note, Panel } from '../ui/kit';
import { Marks } from '../ui/Marks';
import { Bring, brought } from './Bring';
import { useTitles } from './titles';

export default function JoinPage() {
  const { t } = useWords();
  const { match = '', secret = '' } = useParams();
  const go = useNavigate();
  const info = useQuery({ queryKey: ['match', match], queryFn: () => api.match(match) });
  const game = useGame(info.data?.game);
  const titles = useTitles();
  const [own, setOwn] = useState('');
  const join = useMutation({
    mutationFn: async () => {
      await whoami();
      return sitDown(match, { invitation: secret, ...brought(own) });
    },
    onSuccess: () => go(`/table/${match}`, { replace: true }),
  });
  return (
    <div className="mx-auto w-full max-w-md p-6">
      <Panel className="p-6 text-center">
        <h1 className="text-2xl font-semibold">{t('join.title')}</h1>
        <p className="mt-2 text-soft">{game ? titles.title(game) : ''}</p>
        {info.data && <Marks match={info.data} className="mt-2 justify-center" />}
        {join.error && (
          <div role="alert" className="mt-4">
            <Note tone="bad">{errorText(join.error)}</Note>
          </div>
        )}
        <div className="mt-4 text-left">
          <Bring game={game} name={own} set={setOwn} />
        </div>
        <Button look="main" className="mt-5 w-full" disabled={join.isPending} onClick={() => join.mutate()}>
          {t('join.sit')}
        </Button>
      </Panel>
    </div>
  );
}
