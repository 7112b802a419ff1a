/** The first administrator of every site under test. */
export const admin = { username: 'head', password: 'head-of-the-school-1' };

export const siteEnvironment = {
  ADMIN_EMAIL: 'head@example.com',
  ADMIN_USERNAME: admin.username,
  ADMIN_PASSWORD: admin.password,
  LOG_LEVEL: 'error',
};
