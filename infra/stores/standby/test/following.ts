import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Channel } from '../src/channel.ts';
import { PrimaryFollower } from '../src/follow-primary.ts';
import { channelKeys } from '../src/keys.ts';

// A standby in a process of its own, which a test kills: `node following.ts <folder> <port>`.
const [, , folder = '', port = ''] = process.argv;
const follower = new PrimaryFollower({
  folder: join(folder, 'standby'),
  product: '1.0.0',
  address: 'http://standby.test',
  port: 4000,
  report: (words) => process.stdout.write(`${words}\n`),
});
const keys = channelKeys('one secret', 'nonces');
for (;;) {
  const channel = new Channel(connect(Number(port)), { send: keys.toPrimary, receive: keys.toStandby });
  await follower.follow(channel);
  await pause(50);
}
