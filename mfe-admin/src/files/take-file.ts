export interface FileTaker {
  /** The option `fetch` of an API call, whose client reads JSON only. */
  readonly fetch: typeof fetch;
  /** The file of the last answer. */
  readonly file: () => Blob | undefined;
}

/** Takes a file of this media type out of an answer; everything else, such as an error, is left to the API client. */
export function takeFile(type: string, send: typeof fetch = fetch): FileTaker {
  let file: Blob | undefined;
  return {
    fetch: async (...args) => {
      const response = await send(...args);
      const isFile = response.ok && response.headers.get('Content-Type')?.startsWith(type) === true;
      if (!isFile) return response;
      file = await response.blob();
      return new Response(null, { status: 204 });
    },
    file: () => file,
  };
}
