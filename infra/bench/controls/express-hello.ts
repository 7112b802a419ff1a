import express from 'express';

/** The yardstick: one route, one small JSON answer, nothing else. */
const app = express();
app.get('/', (_request, response) => {
  response.json({ hello: 'world' });
});
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.stdout.write(`ready ${address.port}\n`);
});
