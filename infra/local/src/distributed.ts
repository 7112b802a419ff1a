import { explain } from './explain.ts';
import { ensureFrontEnds } from './front-ends.ts';
import { startDistributed } from './start-distributed.ts';
import { stopOnSignal } from './stop-on-signal.ts';

try {
  await ensureFrontEnds((line) => console.log(line));
  const site = await startDistributed();
  stopOnSignal(() => site.stop());
  console.log(`Pathshala is ready at ${site.url}`);
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
