/** The name of a picture: its title, then its description, else what its thumbnail says. */
export function describePicture(title: string, description: string, thumbnailAlt: string): string {
  return [title, description].filter((text) => text !== '').join(' - ') || thumbnailAlt;
}
