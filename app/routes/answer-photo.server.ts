/** Returns a photo from a call as an image, which no browser keeps (D31). */
export function answerPhoto({ photo }: { photo: string }): Response {
  const headers = { "Content-Type": "image/jpeg", "Content-Disposition": "inline", "X-Content-Type-Options": "nosniff" };
  return new Response(new Uint8Array(Buffer.from(photo, "base64")), { headers });
}
