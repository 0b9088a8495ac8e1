/** A concatenated script; the name states the order and the separator. */
export interface Joined {
  readonly name: string;
  readonly code: string;
}

/** Host scripts before and after the loader: one ends without a semicolon, and the other starts with a bracket. */
const HOSTS = {
  before: 'window.hostBefore=function(){return 1}',
  after: '(function(){window.hostAfter=typeof window.hostBefore})()',
} as const;

const ORDERS = [
  ['loader', 'before', 'after'],
  ['loader', 'after', 'before'],
  ['before', 'loader', 'after'],
  ['before', 'after', 'loader'],
  ['after', 'loader', 'before'],
  ['after', 'before', 'loader'],
] as const;

const JOINTS = ['', '\n', ';'] as const;

/**
 * Returns the loader concatenated with two host scripts in six orders, separated by nothing, a line break or a
 * semicolon. The two host scripts are always separated by a semicolon, because conflicts between them are not our
 * concern.
 */
export function concatenations(loader: string): Joined[] {
  return ORDERS.flatMap((order) =>
    JOINTS.map((joint) => {
      const code = order.reduce((joined, part, at) => {
        const text = part === 'loader' ? loader : HOSTS[part];
        const isBesideUs = part === 'loader' || order[at - 1] === 'loader';
        return at === 0 ? text : joined + (isBesideUs ? joint : ';\n') + text;
      }, '');
      return { name: `${order.join(' + ')} joined by ${JSON.stringify(joint)}`, code };
    }),
  );
}
