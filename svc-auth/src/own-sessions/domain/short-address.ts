/** An address without its last part, which a person does not need to recognise a network. */
export function shortAddressOf(address: string): string {
  if (address.includes(':')) {
    const [network = ''] = address.split('::');
    const groups = network.split(':').slice(0, 4);
    return network === '' ? address : `${groups.join(':')}::`;
  }
  return address.replace(/\.\d+$/u, '.…');
}
