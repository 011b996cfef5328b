import { useServerReachable } from './server-reachability.js';
import './server-notice.css';

/** Shown while the server can't be reached. The text says what doesn't work because of that. */
export function ServerNotice({ text }: { readonly text: string }) {
  const reachable = useServerReachable();
  return (
    <div role="status" className="server-notice-place">
      {reachable ? null : <p className="server-notice">{text}</p>}
    </div>
  );
}
