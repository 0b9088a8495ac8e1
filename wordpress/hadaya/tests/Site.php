<?php
/**
 * A site without WordPress.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

/**
 * Data for the WordPress stand-ins: options, transients, filters and the current user. The properties are static, because functions could not access
 * them otherwise; `TestCase` resets them before each test.
 */
final class Site {

	/**
	 * Options by name.
	 *
	 * @var array
	 */
	public static array $options = array();

	/**
	 * Transients by name.
	 *
	 * @var array
	 */
	public static array $transients = array();

	/**
	 * Hooked functions, keyed by hook and priority, each with its number of arguments.
	 *
	 * @var array[]
	 */
	public static array $hooks = array();

	/**
	 * Names of called hooks with their arguments, in order.
	 *
	 * @var array[]
	 */
	public static array $called = array();

	/**
	 * Results of conditional functions about the current page, such as `is_front_page`.
	 *
	 * @var bool[]
	 */
	public static array $page = array();

	/**
	 * URL of the site's front page.
	 *
	 * @var string
	 */
	public static string $home = 'https://shop.example';

	/**
	 * Id of the logged-in user; 0 if nobody is logged in.
	 *
	 * @var int
	 */
	public static int $user = 0;

	/**
	 * The server's upload limit in bytes.
	 *
	 * @var int
	 */
	public static int $upload_limit = 268435456;

	/**
	 * URLs of pictures in the media library, by id.
	 *
	 * @var string[]
	 */
	public static array $pictures = array();

	/**
	 * Post ids by URL.
	 *
	 * @var int[]
	 */
	public static array $posts = array();

	/**
	 * Posts that `get_posts()` finds, keyed by meta key.
	 *
	 * @var array[]
	 */
	public static array $posts_with = array();

	/**
	 * Responses to the next requests to other servers, in order: a body or an error.
	 *
	 * @var array
	 */
	public static array $answers = array();

	/**
	 * Requests that the tested code has sent to other servers: URL and arguments.
	 *
	 * @var array[]
	 */
	public static array $asked = array();

	/**
	 * True if the visitor uses a phone.
	 *
	 * @var bool
	 */
	public static bool $is_mobile = false;

	/**
	 * Resets the site to its initial state.
	 */
	public static function reset(): void {
		self::$options      = array();
		self::$transients   = array();
		self::$hooks        = array();
		self::$called       = array();
		self::$page         = array();
		self::$home         = 'https://shop.example';
		self::$user         = 0;
		self::$upload_limit = 268435456;
		self::$pictures     = array();
		self::$posts        = array();
		self::$posts_with   = array();
		self::$answers      = array();
		self::$asked        = array();
		self::$is_mobile    = false;
	}
}
