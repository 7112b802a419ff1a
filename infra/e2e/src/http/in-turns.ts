import { connect, createServer, type AddressInfo } from 'node:net';

/** A port whose connections go to the addresses in turns, as a balancer in front of several gateways has it. */
export async function inTurns(
  urls: readonly string[],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const ports = urls.map((url) => Number(new URL(url).port));
  let count = 0;
  const server = createServer((client) => {
    const target = connect(ports[(count += 1) % ports.length] ?? 0, '127.0.0.1');
    client.on('error', () => target.destroy()).pipe(target);
    target.on('error', () => client.destroy()).pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
