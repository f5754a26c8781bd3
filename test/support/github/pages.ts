/** One page of a list, and where the others are, as GitHub pages: 30 a page unless told, never more than 100. */
export function page(
  { query, url }: { readonly query: URLSearchParams; readonly url: URL },
  items: readonly unknown[],
) {
  const perPage = Math.min(100, Math.max(1, Number(query.get('per_page')) || 30));
  const current = Math.max(1, Number(query.get('page')) || 1);
  const last = Math.max(1, Math.ceil(items.length / perPage));
  const link = (number: number, rel: string) => {
    const to = new URL(url);
    to.searchParams.set('page', String(number));
    return `<${to.href}>; rel="${rel}"`;
  };
  const links = [
    ...(current > 1 ? [link(current - 1, 'prev')] : []),
    ...(current < last ? [link(current + 1, 'next'), link(last, 'last')] : []),
    ...(current > 1 ? [link(1, 'first')] : []),
  ];
  return {
    body: items.slice((current - 1) * perPage, current * perPage),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  };
}
