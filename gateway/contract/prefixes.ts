/** The paths that the gateway answers itself, without `/api`. */
export const prefixes: readonly string[] = ['/operations/gateway', '/client-errors'];
