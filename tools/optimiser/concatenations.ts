/** A joined script, and how it was joined. */
export interface Joined {
  readonly name: string;
  readonly code: string;
}

/** Host scripts as they stand in front of and behind ours: one ends without a semicolon, one begins with a bracket. */
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
 * The loader joined with two host scripts in six orders, with nothing, a line break or a semicolon between them.
 * Pairs of host scripts that break each other are joined by a semicolon: that is not ours to survive.
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
