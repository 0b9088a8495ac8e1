const policies = new Map<string, object>();

/**
 * Returns the text or URL of a script in the form that a page with Trusted Types accepts: it passes through a policy
 * with the given name, which is created once per page. Throws if the page's content security policy does not allow the
 * policy.
 */
export function trust(page: Window, name: string, kind: 'createScript' | 'createScriptURL', text: string): unknown {
  const types: unknown = Reflect.get(page, 'trustedTypes');
  if (typeof types !== 'object' || types === null) return text;
  const policy: object = policies.get(name) ?? Reflect.get(types, 'createPolicy').call(types, name, { [kind]: String });
  policies.set(name, policy);
  return Reflect.get(policy, kind).call(policy, text);
}
