import type { RemoteManifest } from '../registry.ts';

/** Puts a remote into the registry of a page that no gateway has sent: the menu of the boss area reads it there. */
export function showRegistry(manifest: RemoteManifest): void {
  document.getElementById('registry')?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'registry';
  element.textContent = JSON.stringify({ [manifest.name]: manifest });
  document.head.append(element);
}
