export function nodeName(node: Node): string {
  if (!(node instanceof Element)) return `${node.nodeName} "${(node.textContent ?? '').trim().slice(0, 40)}"`;
  const id = node.id ? `#${node.id}` : '';
  const classes = [...node.classList].map((name) => `.${name}`).join('');
  return `<${node.localName}${id}${classes}>`;
}
