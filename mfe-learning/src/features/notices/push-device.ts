/** The state of this browser for notices of the site. */
type PushState =
  /** It cannot show any: an older browser, a private window, or iOS without the site on the home screen. */
  | 'unsupported'
  /** The person has forbidden them to the site. */
  | 'denied'
  | 'off'
  | 'on';

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Milliseconds for which the service worker may still be starting. */
const workerMs = 10_000;

async function registration(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new DOMException('no service worker', 'InvalidStateError')), workerMs);
  });
  return Promise.race([navigator.serviceWorker.ready, late]);
}

function keyOf(subscription: PushSubscription): string {
  const key = subscription.options.applicationServerKey;
  if (key === null) return '';
  const text = btoa(String.fromCodePoint(...new Uint8Array(key)));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Asks nobody anything. A subscription under another key of the school shows nothing any more: it counts as none. */
export async function readPushState(publicKey: string): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const found = await navigator.serviceWorker.getRegistration();
  const subscription = await found?.pushManager.getSubscription();
  const isOn = Notification.permission === 'granted' && subscription && keyOf(subscription) === publicKey;
  return isOn ? 'on' : 'off';
}

/** Asks the person for the permission, and subscribes: what the server needs to send to this browser; null: refused. */
export async function subscribe(publicKey: string): Promise<PushSubscriptionJSON | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await registration();
  const earlier = await pushManager.getSubscription();
  if (earlier && keyOf(earlier) !== publicKey) await earlier.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  return subscription.toJSON();
}

/** The push service tells the server that this browser is gone. */
export async function unsubscribe(): Promise<void> {
  const found = await navigator.serviceWorker.getRegistration();
  const subscription = await found?.pushManager.getSubscription();
  await subscription?.unsubscribe();
}
