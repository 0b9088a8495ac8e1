<?php
/**
 * The fields of the contact widget that few owners need.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Describes what our own contact widget can do beyond the usual.
 */
final class Hadaya_Widget_Extras {

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public static function fields() {
		$icons = array(
			'chat-base'   => __( 'Speech bubble', 'hadaya' ),
			'chat-smile'  => __( 'Smiling bubble', 'hadaya' ),
			'chat-bubble' => __( 'Round bubble', 'hadaya' ),
			'chat-db'     => __( 'Two bubbles', 'hadaya' ),
			'chat-image'  => __( 'Own picture', 'hadaya' ),
		);
		return array(
			'cta_color'    => self::color( __( 'Colour of the text beside the button', 'hadaya' ), '#333333' ),
			'cta_ground'   => self::color( __( 'Colour behind that text', 'hadaya' ), '#ffffff' ),
			'icon'         => Hadaya_Schema::choice( __( 'Icon of the button', 'hadaya' ), $icons ),
			'icon_image'   => Hadaya_Schema::when( Hadaya_Schema::picture( __( 'Own picture (its address)', 'hadaya' ) ), 'icon', array( 'chat-image' ) ),
			'icon_color'   => self::color( __( 'Colour of the icon', 'hadaya' ), '#ffffff' ),
			'layout'       => Hadaya_Schema::choice(
				__( 'The channels stand', 'hadaya' ),
				array(
					'vertical'   => __( 'one above the other', 'hadaya' ),
					'horizontal' => __( 'side by side', 'hadaya' ),
				)
			),
			'close_text'   => Hadaya_Schema::text( __( 'Name of the button that closes', 'hadaya' ) ),
			'chat'         => self::chat(),
			'attention'    => self::attention(),
			'hide_after'   => Hadaya_Schema::number( __( 'Hide after … seconds (0: stay)', 'hadaya' ), 0, 3600 ),
			'dates'        => self::dates(),
			'countries'    => self::countries(),
			'traffic'      => self::traffic(),
			'font'         => Hadaya_Schema::text( __( 'Font (empty: the page’s)', 'hadaya' ), 'font', __( 'Arial, Tahoma, Verdana, Georgia, or the name of a Google font, which is then loaded from Google, after consent where your shop asks for it.', 'hadaya' ) ),
			'analytics'    => Hadaya_Schema::flag( __( 'Tell Google Analytics of clicks, where your shop has it', 'hadaya' ) ),
			'css'          => Hadaya_Schema::text( __( 'Own CSS for this widget', 'hadaya' ), 'long' ),
		);
	}

	/**
	 * A colour.
	 *
	 * @param string $title   Label.
	 * @param string $default Colour of a fresh site.
	 * @return array
	 */
	private static function color( $title, $default ) {
		return array_merge( Hadaya_Schema::text( $title, 'hex-color' ), array( 'default' => $default ) );
	}

	/**
	 * The card that greets visitors.
	 *
	 * @return array
	 */
	private static function chat() {
		return Hadaya_Schema::switched(
			__( 'Greeting', 'hadaya' ),
			__( 'Greet visitors in a card over the channels', 'hadaya' ),
			array(
				'head' => Hadaya_Schema::text( __( 'Headline of the card', 'hadaya' ), '', __( '{title} stands for the page’s title, {url} for its address.', 'hadaya' ) ),
				'body' => Hadaya_Schema::text( __( 'Text of the card', 'hadaya' ), 'long' ),
			)
		);
	}

	/**
	 * What draws attention to the closed button.
	 *
	 * @return array
	 */
	private static function attention() {
		$effects = array(
			'none'       => __( 'none', 'hadaya' ),
			'sheen'      => __( 'a gleam', 'hadaya' ),
			'spin'       => __( 'turning', 'hadaya' ),
			'pulse'      => __( 'pulsing', 'hadaya' ),
			'pulse-icon' => __( 'a pulsing icon', 'hadaya' ),
			'jump'       => __( 'jumping', 'hadaya' ),
			'waggle'     => __( 'waggling', 'hadaya' ),
			'blink'      => __( 'blinking', 'hadaya' ),
			'floating'   => __( 'floating', 'hadaya' ),
			'fade'       => __( 'fading', 'hadaya' ),
			'shockwave'  => __( 'waves', 'hadaya' ),
		);
		$badge   = array(
			'badge_count'  => Hadaya_Schema::number( __( 'Number on the badge', 'hadaya' ), 1, 99 ),
			'badge_color'  => self::color( __( 'Colour of the number', 'hadaya' ), '#ffffff' ),
			'badge_ground' => self::color( __( 'Colour of the badge', 'hadaya' ), '#dd0000' ),
		);
		$fields  = array(
			'effect' => Hadaya_Schema::choice( __( 'Movement until the first click', 'hadaya' ), $effects ),
			'badge'  => Hadaya_Schema::flag( __( 'Badge with a number, as for unread messages', 'hadaya' ) ),
		);
		foreach ( $badge as $name => $field ) {
			$fields[ $name ] = Hadaya_Schema::when( $field, 'badge', array( true ) );
		}
		$fields['blur'] = Hadaya_Schema::flag( __( 'Blur the page while the channels are open', 'hadaya' ) );
		return Hadaya_Schema::group( $fields, __( 'Attention', 'hadaya' ) );
	}

	/**
	 * The days on which it shows.
	 *
	 * @return array
	 */
	private static function dates() {
		return Hadaya_Schema::switched(
			__( 'Dates', 'hadaya' ),
			__( 'Only on certain dates', 'hadaya' ),
			array(
				'start' => Hadaya_Schema::text( __( 'First day (empty: from now on)', 'hadaya' ), 'date' ),
				'end'   => array_merge( Hadaya_Schema::text( __( 'Last day (empty: for ever)', 'hadaya' ), 'date', __( 'By the site’s own time zone.', 'hadaya' ) ), array( 'from' => 'start' ) ),
			)
		);
	}

	/**
	 * The countries in which it shows.
	 *
	 * @return array
	 */
	private static function countries() {
		$codes = Hadaya_Schema::items( __( 'Countries', 'hadaya' ), Hadaya_Schema::text( '', 'country' ), array( 'minItems' => 1 ) );
		return Hadaya_Schema::switched(
			__( 'Visitors’ countries', 'hadaya' ),
			__( 'Only for visitors from certain countries', 'hadaya' ),
			array(
				'codes' => array_merge( $codes, array( 'maxItems' => 250 ) ),
			)
		);
	}

	/**
	 * Names of the ways to come to the shop.
	 *
	 * @return string[]
	 */
	public static function sources() {
		return array(
			'direct' => __( 'directly: typed, bookmarked, or from a place that does not tell', 'hadaya' ),
			'search' => __( 'from a search engine', 'hadaya' ),
			'social' => __( 'from a social network', 'hadaya' ),
			'ads'    => __( 'from Google Ads', 'hadaya' ),
			'other'  => __( 'from another site or campaign', 'hadaya' ),
		);
	}

	/**
	 * Where visitors must come from.
	 *
	 * @return array
	 */
	private static function traffic() {
		$site = array(
			'show'  => Hadaya_Schema::choice(
				__( 'The widget is', 'hadaya' ),
				array(
					'show' => __( 'shown', 'hadaya' ),
					'hide' => __( 'hidden', 'hadaya' ),
				)
			),
			'value' => Hadaya_Schema::text( __( 'Site, for example partner.com', 'hadaya' ), 'required', __( 'The name of the site, or a part of it. Browsers seldom tell the page of another site.', 'hadaya' ) ),
		);
		return Hadaya_Schema::switched(
			__( 'Visitors’ sources', 'hadaya' ),
			__( 'Only for visitors from certain sources', 'hadaya' ),
			array(
				'sources' => array_merge( Hadaya_Schema::items( __( 'They come', 'hadaya' ), Hadaya_Schema::choice( '', self::sources() ) ), array( 'description' => __( 'How the visit began counts for all its pages. Nothing chosen here and below: every source.', 'hadaya' ) ) ),
				'sites'   => Hadaya_Schema::items( __( 'Certain sites', 'hadaya' ), Hadaya_Schema::group( $site, __( 'Add a site', 'hadaya' ) ) ),
			)
		);
	}
}
