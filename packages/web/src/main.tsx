import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.js';
import { ReaderProvider } from './shell/reader-preferences.js';
import { watchServer } from './shell/server-reachability.js';
import { registerServiceWorker, reloadForNewVersion } from './shell/service-worker.js';
import './fonts.css';
import './theme.css';

const place = document.getElementById('app');
if (!place) throw new Error('the page has no place for the app');
createRoot(place).render(
  <StrictMode>
    <ReaderProvider>
      <App />
    </ReaderProvider>
  </StrictMode>,
);
watchServer();
registerServiceWorker();
reloadForNewVersion();
