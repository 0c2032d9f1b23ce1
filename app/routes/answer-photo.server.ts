/** A photo that a call answered, as a picture that only this person's browser shows. */
export function answerPhoto({ photo }: { photo: string }): Response {
  const headers = { "Content-Type": "image/jpeg", "Content-Disposition": "inline", "X-Content-Type-Options": "nosniff" };
  return new Response(new Uint8Array(Buffer.from(photo, "base64")), { headers });
}
