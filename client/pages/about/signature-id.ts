/** The id of a person's signature in client/pictures/signatures.svg. */
export const signatureId = (person: string) => person.replaceAll(" ", "-");
