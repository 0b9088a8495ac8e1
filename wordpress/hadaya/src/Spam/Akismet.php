<?php
/**
 * Akismet check for a message.
 *
 * @package Hadaya
 */

namespace Hadaya\Spam;

use Hadaya\Http\Request;

defined( 'ABSPATH' ) || exit;

/**
 * Checks messages for spam with the Akismet plugin, if the owner enabled Akismet. Messages that Akismet rejects are stored as spam, so false
 * positives can be reviewed.
 *
 * @phpstan-import-type LeadField from \Hadaya\Leads\Lead
 */
final class Akismet {

	/**
	 * Maximum length of the message that is sent to Akismet, in characters.
	 */
	const LONGEST = 10000;

	/**
	 * Checks whether the plugin is active and has an API key.
	 *
	 * @return bool
	 */
	public function is_active(): bool {
		return is_callable( array( 'Akismet', 'http_post' ) ) && is_callable( array( 'Akismet', 'get_api_key' ) ) && (bool) \Akismet::get_api_key();
	}

	/**
	 * Checks whether Akismet classifies a message as spam. If Akismet cannot decide, the message does not count as spam.
	 *
	 * @param Request         $request Request that contains the message.
	 * @param string[]        $texts   Built-in fields.
	 * @param list<LeadField> $custom  Other fields, each with `label` and `value`.
	 * @param string          $page    URL of the page on which it was written.
	 * @return bool
	 */
	public function finds_spam( Request $request, array $texts, array $custom, string $page ): bool {
		if ( ! $this->is_active() ) {
			return false;
		}
		$answer = \Akismet::http_post( http_build_query( $this->question( $request, $texts, $custom, $page ) ), 'comment-check' );
		return is_array( $answer ) && isset( $answer[1] ) && 'true' === $answer[1];
	}

	/**
	 * Returns the parameters for the request to Akismet.
	 *
	 * @param Request         $request Request that contains the message.
	 * @param string[]        $texts   Built-in fields.
	 * @param list<LeadField> $custom  Further fields.
	 * @param string          $page    URL of the page.
	 * @return string[]
	 */
	private function question( Request $request, array $texts, array $custom, string $page ): array {
		$texts += array_fill_keys( array( 'name', 'email', 'message' ), '' );
		$all    = array_merge( array( $texts['message'] ), array_column( $custom, 'value' ) );
		return array(
			'blog'                 => home_url(),
			'blog_charset'         => (string) get_option( 'blog_charset' ),
			'blog_lang'            => get_locale(),
			'user_ip'              => $request->server( 'REMOTE_ADDR', 64 ),
			'user_agent'           => $request->server( 'HTTP_USER_AGENT' ),
			'referrer'             => $request->server( 'HTTP_REFERER', 2000 ),
			'permalink'            => $page,
			'comment_type'         => 'contact-form',
			'comment_author'       => $texts['name'],
			'comment_author_email' => $texts['email'],
			'comment_content'      => mb_substr( implode( "\n", array_filter( $all ) ), 0, self::LONGEST ),
		);
	}
}
