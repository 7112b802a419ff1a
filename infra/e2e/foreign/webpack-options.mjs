export const webpackOptions = ({ folder, output, name }) => ({
  context: folder,
  mode: 'production',
  entry: {},
  output: { path: output, publicPath: 'auto', uniqueName: name, clean: true },
  performance: { hints: false },
});

export function runCompiler(bundler, options) {
  return new Promise((resolve, reject) => {
    bundler(options, (error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(stats);
    });
  });
}
