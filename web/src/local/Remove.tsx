// Takes a match off this device for good, after a second thought.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api';
import { errorText } from '../faults';
import { useWords } from '../language';
import { Button, Icon, Modal, Note } from '../ui/kit';
import type { MatchInfo } from '../wire';

export function Remove({ match }: { match: MatchInfo }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.remove(match.id),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['local-matches'] }),
  });
  return (
    <>
      <Button
        look="quiet"
        aria-label={t('local.remove')}
        title={t('local.remove')}
        onClick={() => setAsked(true)}
      >
        <Icon name="close" />
      </Button>
      {isAsked && (
        <Modal title={t('local.remove')} close={() => setAsked(false)}>
          <p className="text-sm">{t('local.remove_sure')}</p>
          {remove.error && (
            <div role="alert" className="mt-3">
              <Note tone="bad">{errorText(remove.error)}</Note>
            </div>
          )}
          <div className="mt-4 flex justify-end gap-2">
            <Button look="quiet" onClick={() => setAsked(false)}>
              {t('common.cancel')}
            </Button>
            <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
              {t('local.remove_do')}
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
