/** A member of a group: where it stands in the page and which number the server gave it. */
export interface GroupMember {
  readonly order: string | undefined;
}

/** A group in the order of the server's numbers, else as it stands in the page. */
export function groupLinks<Member extends GroupMember>(members: readonly Member[]): readonly Member[] {
  const numbered = members.map((member) => ({ member, number: Number(member.order ?? Number.NaN) }));
  if (numbered.some(({ number }) => Number.isNaN(number))) return members;
  return numbered.sort((a, b) => a.number - b.number).map(({ member }) => member);
}
