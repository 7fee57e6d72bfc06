// Who opens the rules drawer: any rule number, wherever it stands.

import { createContext, useContext } from 'react';

export const RuleDrawer = createContext<(rule: string | null) => void>(() => {});
export const useRuleDrawer = () => useContext(RuleDrawer);
