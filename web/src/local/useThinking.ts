// Whether a bot thinks at a table of this device, so that the table can show it and end it.

import { create } from 'zustand';

export const useThinking = create<{ thinks: { match: string; hint: boolean } | null }>(() => ({
  thinks: null,
}));
