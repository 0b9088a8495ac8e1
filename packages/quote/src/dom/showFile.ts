/** Makes a file field name a file that it did not choose itself, such as a stored one; without a file it is empty. */
export function showFile(input: HTMLInputElement, file: File | undefined): void {
  if (input.files?.[0] === file) return;
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  input.files = transfer.files;
}
