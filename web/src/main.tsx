import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { api } from './api';
import { pickLanguage, speak } from './language';
import { watchReach } from './offline/reach';
import { watchReleases } from './offline/release';
import { queries } from './queries';
import { HOME } from './server';
import { applySettings, useSettings } from './settings';
import './style.css';

applySettings(useSettings.getState());
useSettings.subscribe((settings, before) => {
  applySettings(settings);
  if (settings.language !== before.language) void speak(pickLanguage(settings.language));
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () =>
  applySettings(useSettings.getState()),
);

await speak(pickLanguage(useSettings.getState().language));
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={HOME.pathname}>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);

watchReach(api.me, () => void queries.invalidateQueries());
// The folder of the sources has no release to keep.
if (import.meta.env.PROD) void watchReleases(import.meta.url);
