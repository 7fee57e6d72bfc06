import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './App';
import { pickLanguage, speak } from './language';
import { queries } from './queries';
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
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
);
