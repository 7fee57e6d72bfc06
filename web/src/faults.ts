// Why something was refused, in the reader's words: the game's own reason where there is one, else
// by the kind of the fault.

import { Refused } from './api';
import { Unreadable } from './files';
import { spoken } from './language';
import type { Fault } from './wire';
import { type Say, sentence } from './words';

export function faultText(fault: Fault, say?: Say): string {
  if (fault.reason && say) return sentence(say(fault.reason));
  const key = `fault.${fault.code.replace('/', '_')}`;
  const { t, knows } = spoken();
  return knows(key) ? t(key) : sentence(fault.message);
}

export function errorText(error: Error, say?: Say): string {
  if (error instanceof Refused) return faultText(error.fault, say);
  return error instanceof Unreadable ? spoken().t(error.key, error.args) : spoken().t('lobby.no_server');
}
