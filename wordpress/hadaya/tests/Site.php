<?php
/**
 * A site without WordPress.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

/**
 * What the stand-ins for WordPress' functions answer from: options, transients, filters and who is there. Static, because
 * functions have nowhere else to look; `TestCase` begins each test with a fresh one.
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
	 * What is hooked in: functions by hook, in their order.
	 *
	 * @var array[]
	 */
	public static array $hooks = array();

	/**
	 * Names of the hooks that were called, with what they were given.
	 *
	 * @var array[]
	 */
	public static array $called = array();

	/**
	 * Answers of questions about the page in view, as `is_front_page`.
	 *
	 * @var bool[]
	 */
	public static array $page = array();

	/**
	 * Address of the site's front page.
	 *
	 * @var string
	 */
	public static string $home = 'https://shop.example';

	/**
	 * Number of the person who is logged in.
	 *
	 * @var int
	 */
	public static int $user = 0;

	/**
	 * Bytes of one file that the server takes.
	 *
	 * @var int
	 */
	public static int $upload_limit = 268435456;

	/**
	 * Addresses of pictures in the media library by their number.
	 *
	 * @var string[]
	 */
	public static array $pictures = array();

	/**
	 * Numbers of posts by their address.
	 *
	 * @var int[]
	 */
	public static array $posts = array();

	/**
	 * Posts by the name of a meta that they have.
	 *
	 * @var array[]
	 */
	public static array $posts_with = array();

	/**
	 * What other servers answer, in the order in which they are asked: a body, or an error.
	 *
	 * @var array
	 */
	public static array $answers = array();

	/**
	 * What other servers were asked: address and arguments.
	 *
	 * @var array[]
	 */
	public static array $asked = array();

	/**
	 * Whether the visitor has a phone.
	 *
	 * @var bool
	 */
	public static bool $is_mobile = false;

	/**
	 * A site as it is before anything has happened.
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
